export const button = 'class name'
