export const round = 'behind the door'
