import { type Guard, proceed } from './types.ts'

/** Stores the player type in a cookie for seven days. Guests get theirs from `/api/cookie`, because their pages are cached. */
export const playerType: Guard = ({ loggedIn, playerType: type }) =>
  loggedIn && type !== undefined ? { type: 'continue', cookies: { playerType: type } } : proceed
