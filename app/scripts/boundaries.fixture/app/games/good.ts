export const art = 'a game'
