import { formatKrShort, ore } from '@casino/features/format/money'
import type { LiveState } from '../../../live/liveApi.ts'
import type { GameOutcome } from '../../frameApi.ts'
import { t } from '../dom.ts'
import type { OutcomeText } from '../gameView.ts'
import { resultText } from '../resultText.ts'

/** The outcome as the player has it: of blackjack the own hands, against the hand of the dealer that all see. */
export function outcomeOf({ outcome, own }: LiveState): GameOutcome | null {
  const mine = own?.outcome ?? null
  if (outcome?.type === 'roulette' || outcome?.type === 'baccarat' || !mine) return mine ?? outcome
  return mine.type === 'blackjack' && outcome?.type === 'blackjack' && mine.active === null ? { ...mine, dealer: outcome.dealer } : mine
}

/** What is said below the game: `spoken` is heard by screen readers before the text. */
interface Announcement {
  text: string
  won?: boolean
  spoken?: string
  /** It asks for a bet, as the phase above does. */
  invites?: boolean
}

/**
 * What the state of a table says to the player.
 * @param isLate Whether a bet or a decision of the player came too late for the round: that is said before all else, until the round is over.
 */
export function announcementOf(state: LiveState, outcome: GameOutcome | null, view: OutcomeText, isLate: boolean): Announcement {
  const { phase, own } = state
  const late = isLate ? t('ERR_BETS_CLOSED') : ''
  if (phase === 'betting' && own) return { text: t('live_taken', { amount: formatKrShort(ore(own.stake)) }) }
  if (phase === 'betting') return { text: late || t('live_invite'), invites: !late }
  const watched = own === null
  const words = outcome ? view.describe(outcome, watched) : ''
  const spoken = outcome ? `${view.speak?.(outcome, watched) ?? ''} ` : ''
  if (phase === 'deciding' && !own) return { text: late || t('live_watching'), spoken }
  if (phase === 'deciding') return { text: sentences(late, words, own?.open ? '' : t('live_others_decide')), spoken }
  if (own?.win == null || !outcome) return { text: sentences(late, words), spoken }
  const result = resultText({ win: own.win, stake: own.stake, jackpotWin: 0 })
  return { text: sentences(late, words, result), won: own.win > own.stake, spoken }
}

const sentences = (...texts: readonly string[]): string => texts.filter(Boolean).join(' ')
