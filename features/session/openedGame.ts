import { readTabStorage, writeTabStorage } from './tabStorage.ts'

/** Remembers for the session of this tab that the player has opened a game, also when the start page has loaded a new document. */
export const rememberOpenedGame = (): void => writeTabStorage('spillet', true)

/** Whether the player has opened a game in this tab. */
export const hasOpenedGame = (): boolean => readTabStorage('spillet') === true
