import type { Game } from '../../api/entities/game.ts'
import type { ContentBlock } from '../../content/entities/content.ts'
import type { Profile } from '../../session/calls.ts'

/** Whom the top of the lobby is for. */
export type LobbyVisitor =
  | { type: 'guest' }
  /** Has never deposited; `withBonus`: chose the welcome bonus at registration. */
  | { type: 'newPlayer'; withBonus: boolean }
  /** `recent`: games played for money, latest first. */
  | { type: 'depositor'; firstName: string; recent: readonly Game[] }
  /** `until`: end of the pause, UTC ms. */
  | { type: 'paused'; until: number }
  /** A player whose profile could not be loaded. */
  | { type: 'player' }

type VisitorProfile = Pick<Profile, 'firstName' | 'playerType' | 'pausedUntil' | 'chosenBonusCode'>

/** `profile`: null while it is unknown. */
export function lobbyVisitorOf(loggedIn: boolean, profile: VisitorProfile | null, recent: readonly Game[]): LobbyVisitor {
  if (!loggedIn) return { type: 'guest' }
  if (!profile) return { type: 'player' }
  const { firstName, playerType, pausedUntil, chosenBonusCode } = profile
  if (pausedUntil !== null) return { type: 'paused', until: pausedUntil }
  return playerType === 'Depositor' ? { type: 'depositor', firstName, recent } : { type: 'newPlayer', withBonus: chosenBonusCode !== '' }
}

type Audience = Extract<ContentBlock, { type: 'hero' }>['audience']

/** Whether a campaign is for this visitor. A paused player sees no lobby with campaigns. */
export function isForVisitor(audience: Audience, visitor: Exclude<LobbyVisitor, { type: 'paused' }>): boolean {
  switch (visitor.type) {
    case 'guest':
      return audience === 'everyone' || audience === 'guests'
    case 'player':
      return audience === 'everyone' || audience === 'players'
    case 'newPlayer':
      return audience === 'everyone' || audience === 'players' || audience === (visitor.withBonus ? 'newPlayersWithBonus' : 'newPlayers')
    case 'depositor':
      return audience === 'everyone' || audience === 'players' || audience === 'depositors'
  }
}
