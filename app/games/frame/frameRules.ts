import { secondMs } from '@casino/features/format/duration'
import { formatNumber } from '@casino/features/format/number'
import { html } from '@casino/shared/html'
import type { CatalogueGame, TableEngine } from '../catalogue/catalogueGame.ts'
import { baccaratRtp } from '../engines/baccarat.ts'
import { highCardRtps } from '../engines/highCard.ts'
import { type PokerHand, pokerHands } from '../engines/pokerHand.ts'
import { findSlotModel } from '../engines/slots/findSlotModel.ts'
import { videoPokerPays } from '../engines/videoPoker.ts'
import { type LiveEngine, liveSeconds, roundMs } from '../live/liveSchedule.ts'
import { liveTableOf } from '../live/liveTable.ts'
import type { FrameTextLookup } from './frameTexts.ts'
import { renderSlotRules } from './slotRules.ts'

interface FrameRulesOptions {
  game: CatalogueGame
  t: FrameTextLookup
  /** Minimum time between two rounds. */
  gapMs: number
}

/** The rules of each table engine, as text keys. */
const engineNotes: Readonly<Record<TableEngine, readonly string[]>> = {
  roulette: ['roulette_note', 'roulette_lay_note'],
  baccarat: ['baccarat_goal_note', 'baccarat_third_note', 'baccarat_bank_note', 'baccarat_pays_note'],
  blackjack: ['blackjack_note', 'blackjack_value_note', 'blackjack_dealer_note', 'blackjack_decide_note', 'blackjack_pays_note'],
  'video-poker': ['video_poker_note', 'video_poker_hold_note', 'video_poker_fair_note'],
  'high-card': ['high_card_note', 'high_card_pays_note'],
}

/** What a round that waits for a decision does, in the games of one player. */
const openRoundNotes: Readonly<Partial<Record<TableEngine, readonly string[]>>> = {
  blackjack: ['open_round_note', 'blackjack_abandoned_note'],
  'video-poker': ['open_round_note', 'video_poker_abandoned_note'],
}

function notesOf(engine: TableEngine, live: boolean, t: FrameTextLookup): string {
  const keys = [...engineNotes[engine], ...((live ? undefined : openRoundNotes[engine]) ?? [])]
  return keys.map((key) => paragraph(t(key))).join('')
}

/** The shared rounds of a live table. */
function liveNotes(engine: LiveEngine, t: FrameTextLookup): string[] {
  const { betting = 0, deciding } = liveSeconds(engine)
  const values = { betting, deciding: deciding ?? 0, round: roundMs(engine) / secondMs }
  return [
    t('live_round_note', values),
    ...(deciding === undefined ? [] : [t('live_blackjack_note', values)]),
    t('live_late_note'),
    t('live_others_note'),
  ]
}

function renderVideoPokerPays(t: FrameTextLookup): string {
  const row = (hand: PokerHand): string =>
    html`<tr><th scope="row">${t(hand)}</th><td>${formatNumber(videoPokerPays[hand])}</td></tr>`.markup
  const rows = pokerHands.filter((hand) => hand !== 'nothing').map(row)
  return `<table><caption>${t('paytable')}</caption><thead><tr><th scope="col">${t('poker_hand')}</th><th scope="col">${t('times_stake')}</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}

const percent = (value: number): string => formatNumber(value, { min: 2 })

/** Games whose return depends on the player's decisions say by which it is computed. */
const rtpNotes: Readonly<Partial<Record<CatalogueGame['engine']['type'], string>>> = {
  'video-poker': 'best_play_rtp_note',
  blackjack: 'basic_strategy_rtp_note',
}

const percents = (rtps: Readonly<Record<string, number>>): Record<string, string> =>
  Object.fromEntries(Object.entries(rtps).map(([bet, rtp]) => [bet, percent(rtp)]))

/** The return to player. Baccarat and high card state one for each bet. */
function rtpNote({ engine, rtp }: CatalogueGame, t: FrameTextLookup): string {
  if (engine.type === 'baccarat') return t('baccarat_rtp_note', percents(baccaratRtp))
  if (engine.type === 'high-card') return t('high_card_rtp_note', percents(highCardRtps))
  return t(rtpNotes[engine.type] ?? 'rtp_note', { rtp: percent(rtp) })
}

const paragraph = (text: string): string => html`<p>${text}</p>`.markup

/** Renders the rules of a game: its paytable, if it is a slot, and the notes that the law requires. */
export function renderRules({ game, t, gapMs }: FrameRulesOptions): string {
  const { engine } = game
  const live = liveTableOf(game)
  const seconds = formatNumber(gapMs / secondMs)
  const notes = [
    rtpNote(game, t),
    ...(live ? liveNotes(live.engine, t) : [t('gap_note', { seconds })]),
    t(engine.type === 'slot' || engine.type === 'roulette' ? 'fair_note' : 'fair_cards_note'),
  ]
    .map(paragraph)
    .join('')
  if (engine.type === 'slot') return renderSlotRules(game, findSlotModel(engine.model), t) + notes
  if (engine.type === 'video-poker') return renderVideoPokerPays(t) + notesOf(engine.type, false, t) + notes
  return notesOf(engine.type, live !== null, t) + notes
}
