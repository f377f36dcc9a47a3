export const client = 'the site'
