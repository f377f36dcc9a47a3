export const platform = 'another origin'
