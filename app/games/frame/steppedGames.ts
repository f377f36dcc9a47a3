import { PlatformError } from '@casino/shared/platformError'
import type { CatalogueGame } from '../catalogue/catalogueGame.ts'
import { liveBlackjackDraw, playBlackjack } from '../engines/blackjack.ts'
import type { Draw } from '../engines/seededDraw.ts'
import { playVideoPoker } from '../engines/videoPoker.ts'
import { holdByStrategy } from '../engines/videoPokerStrategy.ts'
import type { GameOutcome, RoundAction } from './frameApi.ts'
import type { RoundSeed } from './roundSeeds.ts'

/** What the rules of a round depend on. */
export type CheckedGame = Pick<CatalogueGame, 'id' | 'kind' | 'engine' | 'jackpot'>

/** A round as its seed and its decisions leave it. Amounts in øre. */
export interface PlayedRound {
  outcome: GameOutcome
  /** With what the decisions have added. */
  stake: number
  /** Null while the round waits for a decision. */
  win: number | null
  /** The decisions that it waits for; empty once it is decided. */
  actions: readonly RoundAction[]
}

/** A game of several decisions: every state is computed from the seed and the decisions, so that a crash between two of them loses nothing. */
interface SteppedGame {
  /** `stake`: the first one. `shared`: at a live table. Throws RangeError on a decision that the round does not offer. */
  play(stake: number, decisions: readonly string[], draw: Draw, shared: boolean): PlayedRound
  /** The decision that the house makes in an abandoned round. */
  finish(round: PlayedRound): string
}

const heldPositions = /^hold:(0?1?2?3?4?)$/

const videoPoker: SteppedGame = {
  play(stake, [decision, ...others], draw) {
    const hold = decision === undefined ? null : heldPositions.exec(decision)?.[1]
    if (hold === undefined || others.length > 0) throw new RangeError(`no such decision: ${decision}`)
    const held = hold === null ? null : Array.from(hold, Number)
    const { win, ...outcome } = playVideoPoker(stake, held, draw)
    return {
      outcome: { type: 'video-poker', ...outcome },
      stake,
      win: held ? win : null,
      actions: held ? [] : [{ name: 'hold', raise: 0 }],
    }
  },
  finish: ({ outcome }) => `hold:${outcome.type === 'video-poker' ? holdByStrategy(outcome.cards).join('') : ''}`,
}

const blackjack: SteppedGame = {
  play(stake, decisions, draw, shared) {
    const { win, actions, ...outcome } = playBlackjack(stake, decisions, draw, { shared })
    return { outcome: { type: 'blackjack', ...outcome }, stake: outcome.hands.reduce((sum, hand) => sum + hand.stake, 0), win, actions }
  },
  finish: () => 'stand',
}

const steppedGames: Readonly<Partial<Record<CatalogueGame['engine']['type'], SteppedGame>>> = { 'video-poker': videoPoker, blackjack }

/** The rules of a game of several decisions; undefined for games that one request decides. */
export const findSteppedGame = ({ engine }: Pick<CheckedGame, 'engine'>): SteppedGame | undefined => steppedGames[engine.type]

/** A round of several decisions as it is stored. */
export interface StoredRound extends RoundSeed {
  roundId: string
  /** The first stake, øre. */
  stake: number
  decisions: readonly { id: string; action: string }[]
}

/**
 * Computes a stored round. Of a live table, the cards that all players have in common come from the seed alone, and the player's own from `clientSeed` too.
 * Throws Error for a game without decisions.
 */
export function replayRound(
  game: CheckedGame,
  { stake, seed, clientSeed, decisions }: Omit<StoredRound, 'roundId' | 'commitment'>,
  drawFrom: (seed: string, clientSeed: string | null) => Draw,
): PlayedRound {
  const rules = findSteppedGame(game)
  if (!rules) throw new Error(`${game.id} has no decisions`)
  const shared = game.kind === 'live'
  const own = drawFrom(seed, clientSeed)
  return rules.play(
    stake,
    decisions.map(({ action }) => action),
    shared ? liveBlackjackDraw(drawFrom(seed, null), own) : own,
    shared,
  )
}

/** A requested decision. `repeated`: it was made before; `overtaken`: it was made on an older state, and is not made. */
export type StepVerdict = { type: 'accepted'; raise: number } | { type: 'repeated' } | { type: 'overtaken' }

/** Judges a requested decision. Throws ERR_VALIDATION when the round does not offer it, or its id belongs to another one. */
export function judgeStep(
  stored: StoredRound,
  before: PlayedRound,
  request: { stepId: string; position: number; action: string },
): StepVerdict {
  const known = stored.decisions.findIndex(({ id }) => id === request.stepId)
  if (known >= 0) {
    if (stored.decisions[known]?.action === request.action && known === request.position) return { type: 'repeated' }
    throw new PlatformError('ERR_VALIDATION', { message: 'the id belongs to another decision' })
  }
  if (before.win !== null || request.position !== stored.decisions.length) return { type: 'overtaken' }
  const [name] = request.action.split(':')
  const offered = before.actions.find((each) => each.name === name)
  if (!offered) throw new PlatformError('ERR_VALIDATION', { message: 'the round does not offer this decision' })
  return { type: 'accepted', raise: offered.raise }
}
