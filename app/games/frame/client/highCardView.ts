import { compareHighCards, type HighCardBet, isSuited, winningBets } from '../../engines/highCard.ts'
import { createBetFields } from './betFields.ts'
import { createCardHand } from './cardHand.ts'
import { createElement, elementById, t } from './dom.ts'
import type { GameView, OutcomeText, ViewOptions } from './gameView.ts'
import { createHighCardHistory } from './highCardHistory.ts'
import { cardName } from './playingCard.ts'

const order: readonly HighCardBet[] = ['player', 'tie', 'suit', 'house']
/** How the player's card stands against the house's, between the two. */
const signs = { won: '>', lost: '<', tied: '=' } as const

/** View of high card: the two cards, the latest rounds above them and fields for chips below. */
export function createHighCardView(options: ViewOptions): GameView {
  const hands = { player: createCardHand(t('high_card_player')), house: createCardHand(t('high_card_house')) }
  const sign = createElement('span', { class: 'sign', 'aria-hidden': 'true' })
  const history = createHighCardHistory()
  const table = createBetFields({ order, texts: 'high_card', ...options })
  elementById('field').append(
    createElement(
      'div',
      { class: 'card-table high-card' },
      history.root,
      createElement('div', { class: 'hands' }, hands.player.root, sign, hands.house.root),
      table.root,
    ),
  )

  return {
    busyText: 'dealing',
    startText: 'deal',
    stake: table.stake,
    bets: table.bets,
    lock: table.lock,
    clear() {
      for (const hand of Object.values(hands)) {
        hand.clear()
        hand.root.classList.remove('beaten')
      }
      sign.textContent = ''
      table.clearWin()
    },
    async show({ outcome }) {
      if (outcome.type !== 'high-card') return
      const { player, house, result } = outcome
      // both lie face down before the first is turned
      await hands.player.deal(null)
      await hands.house.deal(null)
      await hands.player.turnUp(player)
      await hands.house.turnUp(house)
      sign.textContent = signs[result]
      if (result !== 'tied') {
        const [higher, lower] = result === 'won' ? [hands.player, hands.house] : [hands.house, hands.player]
        higher.root.classList.add('hit')
        lower.root.classList.add('beaten')
      }
      table.settle(winningBets(player, house))
      history.add(player, house)
    },
    ...highCardText,
  }
}

/** A round in words. */
export const highCardText: OutcomeText = {
  describe(outcome) {
    if (outcome.type !== 'high-card') return ''
    const words = t(`high_card_${compareHighCards(outcome.player, outcome.house)}`)
    return isSuited(outcome.player, outcome.house) ? `${words} ${t('high_card_suited')}` : words
  },
  speak: (outcome) =>
    outcome.type === 'high-card'
      ? `${t('high_card_player')}: ${cardName(outcome.player)}. ${t('high_card_house')}: ${cardName(outcome.house)}.`
      : '',
}
