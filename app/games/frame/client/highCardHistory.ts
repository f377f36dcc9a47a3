import { compareHighCards } from '../../engines/highCard.ts'
import { createElement, t } from './dom.ts'
import { cardName, rankMark } from './playingCard.ts'

/** More do not fit on the widest screen. */
const kept = 14

/** The latest rounds since the game was opened, the latest first: the marks of both cards, the higher one in full colour. */
export function createHighCardHistory() {
  const root = createElement('ol', { class: 'card-history', 'aria-label': t('high_card_history') })
  root.append(createElement('li', { class: 'none' }, t('high_card_history_empty')))
  return {
    root,
    add(player: number, house: number): void {
      root.querySelector('.none')?.remove()
      root.prepend(
        createElement(
          'li',
          { class: compareHighCards(player, house) },
          createElement('b', { 'aria-hidden': 'true' }, rankMark(player)),
          createElement('i', { 'aria-hidden': 'true' }, rankMark(house)),
          createElement(
            'span',
            { class: 'hidden' },
            `${t('high_card_player')}: ${cardName(player)}. ${t('high_card_house')}: ${cardName(house)}.`,
          ),
        ),
      )
      while (root.childElementCount > kept) root.lastElementChild?.remove()
    },
  }
}
