export const wallet = 'the door'
