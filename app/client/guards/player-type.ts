import { type Guard, proceed } from './types.ts'

/** Stores the player type in a cookie for seven days. Guests and players of unknown type get none. */
export const playerType: Guard = ({ loggedIn, playerType: type }) =>
  loggedIn && type !== undefined ? { type: 'continue', cookies: { playerType: type } } : proceed
