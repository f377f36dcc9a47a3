import { createElement, elementById, t } from './dom.ts'
import type { GameView, OutcomeText } from './gameView.ts'
import { cardName, createPlayingCard } from './playingCard.ts'

/** View of high card: the player's and the house's card. */
export function createHighCardView(): GameView {
  const createPlace = (label: string) => {
    const card = createPlayingCard()
    return { card, root: createElement('figure', { class: 'place' }, card.root, createElement('figcaption', {}, label)) }
  }
  const mine = createPlace(t('your_card'))
  const theirs = createPlace(t('house_card'))
  elementById('field').append(createElement('div', { class: 'cards' }, mine.root, theirs.root))

  return {
    busyText: 'dealing',
    stake: () => null,
    bets: () => undefined,
    lock: () => undefined,
    clear() {
      for (const { card, root } of [mine, theirs]) {
        card.turnDown()
        root.classList.remove('hit')
      }
    },
    async show({ outcome }) {
      if (outcome.type !== 'high-card') return
      await mine.card.turnUp(outcome.player, 150)
      await theirs.card.turnUp(outcome.house, 350)
      if (outcome.result === 'won') mine.root.classList.add('hit')
    },
    ...highCardText,
  }
}

/** A round in words. */
export const highCardText: OutcomeText = {
  describe: (outcome) =>
    outcome.type === 'high-card' ? `${t('your_card')}: ${cardName(outcome.player)}. ${t('house_card')}: ${cardName(outcome.house)}.` : '',
}
