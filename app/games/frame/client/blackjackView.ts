import { formatKrShort, ore } from '@casino/features/format/money'
import { blackjackPoints } from '../../engines/blackjack.ts'
import type { GameOutcome } from '../frameApi.ts'
import { type CardHand, createCardHand } from './cardHand.ts'
import { createElement, elementById, t } from './dom.ts'
import type { GameView, OutcomeText } from './gameView.ts'
import { cardNames } from './playingCard.ts'

type BlackjackOutcome = Extract<GameOutcome, { type: 'blackjack' }>
interface ShownHand {
  view: CardHand
  stake: HTMLElement
  cards: readonly number[]
}

const pointsOf = (cards: readonly number[]): number => blackjackPoints(cards).points
/** The points of a hand in words: an open one with an ace that counts as 11 is soft. */
function pointsText(cards: readonly number[], open: boolean): string {
  const { points, soft } = blackjackPoints(cards)
  return open && soft && points < 21 ? t('soft_points', { points }) : String(points)
}

/** View of blackjack: the dealer's hand above, the player's below, two after a split. */
export function createBlackjackView(): GameView {
  const dealer = { view: createCardHand(t('dealer')), cards: [] as readonly number[], hasHole: false }
  const rows = { dealer: createElement('div', { class: 'hands' }, dealer.view.root), player: createElement('div', { class: 'hands' }) }
  const root = createElement('div', { class: 'blackjack' }, rows.dealer, rows.player)
  elementById('field').append(root)
  let hands: readonly ShownHand[] = []

  const createHand = (name: string): ShownHand => {
    const view = createCardHand(name)
    const stake = createElement('small', {})
    view.label.append(stake)
    return { view, stake, cards: [] }
  }
  function placeHands(count: number): void {
    hands = Array.from({ length: count }, (_, i) => createHand(count === 1 ? t('your_hand') : t('hand_number', { number: i + 1 })))
    rows.player.replaceChildren(...hands.map(({ view }) => view.root))
    root.classList.toggle('split', count > 1)
  }
  placeHands(1)

  /** Deals what a hand does not show yet. */
  async function dealRest(hand: { view: CardHand; cards: readonly number[] }, cards: readonly number[]): Promise<void> {
    const missing = cards.slice(hand.cards.length)
    hand.cards = cards
    for (const card of missing) await hand.view.deal(card)
  }

  async function dealBegin({ dealer: [up], hands: [first] }: BlackjackOutcome): Promise<void> {
    const [hand] = hands
    if (!hand || !first || up === undefined) return
    await dealRest(hand, first.cards.slice(0, 1))
    await dealer.view.deal(up)
    dealer.cards = [up]
    await dealRest(hand, first.cards.slice(0, 2))
    await dealer.view.deal(null)
    dealer.hasHole = true
  }

  async function showDealer(cards: readonly number[]): Promise<void> {
    const hole = cards[1]
    if (dealer.hasHole && hole !== undefined) {
      await dealer.view.turnUp(hole)
      dealer.hasHole = false
      dealer.cards = cards.slice(0, 2)
    }
    await dealRest(dealer, cards)
  }

  return {
    busyText: 'dealing',
    startText: 'deal',
    stake: () => null,
    bets: () => undefined,
    lock: () => undefined,
    clear() {
      dealer.view.clear()
      dealer.cards = []
      dealer.hasHole = false
      placeHands(1)
    },
    async show({ outcome, watched = false }) {
      if (outcome.type !== 'blackjack') return
      if (watched) hands[0]?.view.setName(t('table_hand'))
      if (dealer.cards.length === 0) await dealBegin(outcome)
      if (outcome.hands.length > hands.length) {
        placeHands(outcome.hands.length)
        for (const [i, hand] of hands.entries()) {
          const [first = 0] = outcome.hands[i]?.cards ?? []
          hand.view.lay([first])
          hand.cards = [first]
        }
      }
      for (const [i, { cards, stake }] of outcome.hands.entries()) {
        const hand = hands[i]
        if (!hand) continue
        hand.stake.textContent = watched ? '' : formatKrShort(ore(stake))
        await dealRest(hand, cards)
        hand.view.setPoints(pointsText(cards, outcome.active !== null))
        hand.view.root.classList.toggle('active', outcome.hands.length > 1 && outcome.active === i)
      }
      if (outcome.active === null) await showDealer(outcome.dealer)
      dealer.view.setPoints(pointsText(outcome.dealer, false))
      for (const [i, { result }] of outcome.hands.entries())
        hands[i]?.view.root.classList.toggle('hit', result === 'won' || result === 'blackjack')
    },
    ...blackjackText,
  }
}

/** A round in words. */
export const blackjackText: OutcomeText = {
  describe(outcome, watched = false) {
    if (outcome.type !== 'blackjack') return ''
    const { hands: all, active, dealer: shown } = outcome
    const [only] = all
    if (watched) return t('table_result', { points: pointsOf(only?.cards ?? []), dealer: pointsOf(shown) })
    if (active !== null) {
      const points = pointsText(all[active]?.cards ?? [], true)
      const values = { points, dealer: pointsOf(shown), number: active + 1 }
      return t(all.length > 1 ? 'blackjack_turn_split' : 'blackjack_turn', values)
    }
    if (all.length === 1 && only?.result) return t(`blackjack_${only.result}`, { points: pointsOf(only.cards), dealer: pointsOf(shown) })
    return all.map(({ result }, i) => `${t('hand_number', { number: i + 1 })}: ${t(`hand_${result}`)}.`).join(' ')
  },
  speak(outcome, watched = false) {
    if (outcome.type !== 'blackjack') return ''
    const { hands: all, dealer: shown } = outcome
    const only = t(watched ? 'table_hand' : 'your_hand')
    const own = all.map(({ cards }, i) => `${all.length > 1 ? t('hand_number', { number: i + 1 }) : only}: ${cardNames(cards)}.`)
    return [...own, `${t('dealer')}: ${cardNames(shown)}.`].join(' ')
  },
}
