import { formatNumber } from '@casino/features/format/number'
import { type PokerHand, pokerHands } from '../../engines/pokerHand.ts'
import { videoPokerPays } from '../../engines/videoPoker.ts'
import type { GameOutcome } from '../frameApi.ts'
import { createElement, elementById, t } from './dom.ts'
import type { GameView, OutcomeText } from './gameView.ts'
import { cardName, cardNames, createPlayingCard } from './playingCard.ts'

const paidHands = pokerHands.filter((hand) => hand !== 'nothing')
const handName = (hand: PokerHand): string => t(hand === 'nothing' ? 'nothing_hand' : hand)
type PokerOutcome = Extract<GameOutcome, { type: 'video-poker' }>

/** View of video poker: the paytable and five cards, each with a switch to hold it. `onChange` is called when the held cards change. */
export function createVideoPokerView(onChange: () => void): GameView {
  let held: ReadonlySet<number> = new Set()
  let shown: PokerOutcome | null = null
  let locked = true
  const rows: ReadonlyMap<PokerHand, HTMLElement> = new Map(
    paidHands.map((hand) => [
      hand,
      createElement('li', {}, createElement('span', {}, t(hand)), createElement('b', {}, formatNumber(videoPokerPays[hand]))),
    ]),
  )
  const places = [0, 1, 2, 3, 4].map((position) => {
    const card = createPlayingCard()
    const mark = createElement('span', { class: 'hold-mark', 'aria-hidden': 'true' }, t('hold'))
    const root = createElement(
      'button',
      { type: 'button', class: 'hold', 'aria-pressed': 'false', 'aria-disabled': 'true' },
      card.root,
      mark,
    )
    root.onclick = () => {
      if (locked || shown?.held !== null) return
      held = new Set(held.has(position) ? [...held].filter((each) => each !== position) : [...held, position])
      renderHeld()
      onChange()
    }
    return { card, root, mark }
  })
  elementById('field').append(
    createElement(
      'div',
      { class: 'poker' },
      createElement('ul', { class: 'pays', 'aria-label': `${t('paytable')}: ${t('times_stake').toLowerCase()}` }, ...rows.values()),
      createElement('div', { class: 'poker-hand', role: 'group', 'aria-label': t('your_hand') }, ...places.map(({ root }) => root)),
    ),
  )

  function renderHeld(): void {
    const choosing = shown?.held === null
    for (const [i, { root, mark }] of places.entries()) {
      root.setAttribute('aria-pressed', String(held.has(i)))
      root.setAttribute('aria-disabled', String(locked || !choosing))
      const card = shown?.cards[i]
      root.setAttribute(
        'aria-label',
        card === undefined ? t('card_hidden') : choosing ? t('hold_card', { card: cardName(card) }) : cardName(card),
      )
      mark.textContent = held.has(i) ? t('held') : choosing ? t('hold') : ''
    }
  }
  renderHeld()

  return {
    busyText: 'dealing',
    startText: 'deal',
    stake: () => null,
    bets: () => undefined,
    lock(now) {
      if (now === locked) return
      locked = now
      renderHeld()
    },
    clear() {
      for (const row of rows.values()) row.classList.remove('hit')
      if (shown?.held === null) return
      shown = null
      held = new Set()
      for (const { card } of places) card.turnDown()
      renderHeld()
    },
    async show({ outcome, win }) {
      if (outcome.type !== 'video-poker') return
      const before = shown?.cards ?? []
      if (outcome.held) held = new Set(outcome.held)
      const changed = places.flatMap(({ card }, i) => {
        const value = outcome.cards[i]
        return value === undefined || before[i] === value ? [] : { card, value }
      })
      for (const { card } of changed) card.turnDown()
      await Promise.all(changed.map(({ card, value }, i) => card.turnUp(value, 90 * i)))
      shown = outcome
      renderHeld()
      if (outcome.held === null || win > 0) rows.get(outcome.hand)?.classList.add('hit')
    },
    decision() {
      if (shown?.held !== null) return null
      return { action: `hold:${[...held].sort().join('')}`, text: held.size === 5 ? 'keep_all' : 'draw_cards' }
    },
    ...videoPokerText,
  }
}

/** A round in words. */
export const videoPokerText: OutcomeText = {
  describe(outcome) {
    if (outcome.type !== 'video-poker') return ''
    if (outcome.held !== null) return `${handName(outcome.hand)}.`
    return outcome.hand === 'nothing' ? t('choose_hold') : t('dealt_hand', { hand: handName(outcome.hand) })
  },
  speak: (outcome) => (outcome.type === 'video-poker' ? t('hand_cards', { cards: cardNames(outcome.cards) }) : ''),
}
