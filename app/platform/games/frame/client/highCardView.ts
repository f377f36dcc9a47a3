import { animate, createElement, createSvgElement, elementById, t } from './dom.ts'
import type { GameView } from './gameView.ts'

const suitPaths = [
  'M0-26C18-8 34 2 24 18C16 28 6 24 2 16C2 24 5 28 9 32H-9C-5 28-2 24-2 16C-6 24-16 28-24 18C-34 2-18-8 0-26Z',
  'M0-14C10-34 38-26 32-2C28 14 10 22 0 34C-10 22-28 14-32-2C-38-26-10-34 0-14Z',
  'M0-32L26 0L0 32L-26 0Z',
  'M0-28A14 14 0 0 1 12-8A14 14 0 1 1 5 14Q6 24 10 30H-10Q-6 24-5 14A14 14 0 1 1-12-8A14 14 0 0 1 0-28Z',
]
const rankMarks = t('rank_marks').split(',')
const rankNames = t('rank_names').split(',')

const cardName = (card: number): string => t('card', { suit: t(`suit${Math.floor(card / 13)}`), rank: rankNames[card % 13] ?? '' })

function renderFace(card: number): SVGElement[] {
  const suit = Math.floor(card / 13)
  const colorClass = suit === 1 || suit === 2 ? 'warm' : 'dark'
  const corner = (turn: number): SVGElement => {
    const rank = createSvgElement('text', { x: -44, y: -62, class: colorClass })
    rank.textContent = rankMarks[card % 13] ?? ''
    return createSvgElement(
      'g',
      { transform: `rotate(${turn})` },
      rank,
      createSvgElement('path', { d: suitPaths[suit] ?? '', class: colorClass, transform: 'translate(-44 -44) scale(.32)' }),
    )
  }
  return [
    createSvgElement('rect', { x: -64, y: -92, width: 128, height: 184, rx: 14, class: 'face' }),
    corner(0),
    corner(180),
    createSvgElement('path', { d: suitPaths[suit] ?? '', class: colorClass, transform: 'scale(1.15)' }),
  ]
}

const renderBack = (): SVGElement[] => [
  createSvgElement('rect', { x: -64, y: -92, width: 128, height: 184, rx: 14, class: 'back' }),
  createSvgElement('rect', { x: -52, y: -80, width: 104, height: 160, rx: 8, class: 'weave' }),
]

/** View of high card: the player's and the house's card. */
export function createHighCardView(): GameView {
  const createCard = (label: string) => {
    const card = createSvgElement(
      'svg',
      { class: 'card', viewBox: '-70 -98 140 196', role: 'img', 'aria-label': t('card_hidden') },
      ...renderBack(),
    )
    return { card, root: createElement('figure', { class: 'place' }, card, createElement('figcaption', {}, label)) }
  }
  const mine = createCard(t('your_card'))
  const theirs = createCard(t('house_card'))
  elementById('field').append(createElement('div', { class: 'cards' }, mine.root, theirs.root))

  async function turnOver({ card, root }: typeof mine, value: number, delay: number): Promise<void> {
    await animate(card, [{ transform: 'none' }, { transform: 'scaleX(0)' }], { duration: 160, easing: 'ease-in', delay })
    card.replaceChildren(...renderFace(value))
    card.setAttribute('aria-label', cardName(value))
    root.classList.add('shown')
    await animate(card, [{ transform: 'scaleX(0)' }, { transform: 'none' }], { duration: 200, easing: 'ease-out' })
  }

  return {
    stake: () => null,
    bets: () => undefined,
    lock: () => undefined,
    clear() {
      for (const { card, root } of [mine, theirs]) {
        card.replaceChildren(...renderBack())
        card.setAttribute('aria-label', t('card_hidden'))
        root.classList.remove('shown', 'hit')
      }
    },
    async show({ outcome }) {
      if (outcome.type !== 'high-card') return
      await turnOver(mine, outcome.player, 150)
      await turnOver(theirs, outcome.house, 350)
      if (outcome.result === 'won') mine.root.classList.add('hit')
    },
    describe: (outcome) =>
      outcome.type === 'high-card' ? `${t('your_card')}: ${cardName(outcome.player)}. ${t('house_card')}: ${cardName(outcome.house)}.` : '',
  }
}
