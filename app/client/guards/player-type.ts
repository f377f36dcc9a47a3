import { type Guard, goOn } from './types.ts'

/** The player type of a visit is kept for seven days; a visitor of whom nothing is known counts as a guest without a cookie. */
export const playerType: Guard = ({ loggedIn, playerType: type }) =>
  loggedIn && type !== undefined ? { type: 'continue', keep: { playerType: type } } : goOn
