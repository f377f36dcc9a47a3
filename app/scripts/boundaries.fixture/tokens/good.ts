export const colour = 'red'
