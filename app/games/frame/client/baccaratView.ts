import { type BaccaratBet, baccaratTotal } from '../../engines/baccarat.ts'
import { createBetFields } from './betFields.ts'
import { createCardHand, pointsText } from './cardHand.ts'
import { createElement, elementById, t } from './dom.ts'
import type { GameView, OutcomeText, ViewOptions } from './gameView.ts'
import { cardNames } from './playingCard.ts'

const order: readonly BaccaratBet[] = ['player', 'tie', 'banker']

/** View of baccarat: two hands and three fields for chips. */
export function createBaccaratView(options: ViewOptions): GameView {
  const hands = { player: createCardHand(t('baccarat_player')), banker: createCardHand(t('baccarat_banker')) }
  const table = createBetFields({ order, texts: 'baccarat', ...options })
  elementById('field').append(
    createElement(
      'div',
      { class: 'card-table' },
      createElement('div', { class: 'hands' }, hands.player.root, hands.banker.root),
      table.root,
    ),
  )
  return {
    busyText: 'dealing',
    stake: table.stake,
    bets: table.bets,
    lock: table.lock,
    layBets: table.layBets,
    showOthers: table.showOthers,
    clear() {
      for (const hand of Object.values(hands)) hand.clear()
      table.clearWin()
    },
    async show({ outcome }) {
      if (outcome.type !== 'baccarat') return
      const { player, banker, result } = outcome
      // In the order of the shoe: by turns, the player's third card before the bank's.
      for (const [i, card] of player.entries()) {
        await hands.player.deal(card)
        const other = banker[i]
        if (other !== undefined) await hands.banker.deal(other)
      }
      if (player.length < banker.length) await hands.banker.deal(banker[player.length] ?? 0)
      hands.player.setPoints(String(baccaratTotal(player)))
      hands.banker.setPoints(String(baccaratTotal(banker)))
      if (result !== 'tie') hands[result].root.classList.add('hit')
      table.settle([result])
    },
    ...baccaratText,
  }
}

/** A round in words. */
export const baccaratText: OutcomeText = {
  describe: (outcome) => (outcome.type === 'baccarat' ? t(`baccarat_${outcome.result}_result`) : ''),
  speak(outcome) {
    if (outcome.type !== 'baccarat') return ''
    const of = (name: string, cards: readonly number[]): string => `${t(name)}: ${cardNames(cards)}, ${pointsText(baccaratTotal(cards))}.`
    return `${of('baccarat_player', outcome.player)} ${of('baccarat_banker', outcome.banker)}`
  },
}
