import { draw, make, move, need, t } from './dom.ts'
import type { View } from './view.ts'

const suits = [
  'M0-26C18-8 34 2 24 18C16 28 6 24 2 16C2 24 5 28 9 32H-9C-5 28-2 24-2 16C-6 24-16 28-24 18C-34 2-18-8 0-26Z',
  'M0-14C10-34 38-26 32-2C28 14 10 22 0 34C-10 22-28 14-32-2C-38-26-10-34 0-14Z',
  'M0-32L26 0L0 32L-26 0Z',
  'M0-28A14 14 0 0 1 12-8A14 14 0 1 1 5 14Q6 24 10 30H-10Q-6 24-5 14A14 14 0 1 1-12-8A14 14 0 0 1 0-28Z',
]
const marks = t('rank_marks').split(',')
const names = t('rank_names').split(',')

const nameOf = (card: number): string => t('card', { suit: t(`suit${Math.floor(card / 13)}`), rank: names[card % 13] ?? '' })

function face(card: number): SVGElement[] {
  const suit = Math.floor(card / 13)
  const look = suit === 1 || suit === 2 ? 'warm' : 'dark'
  const corner = (turn: number): SVGElement => {
    const rank = draw('text', { x: -44, y: -62, class: look })
    rank.textContent = marks[card % 13] ?? ''
    return draw(
      'g',
      { transform: `rotate(${turn})` },
      rank,
      draw('path', { d: suits[suit] ?? '', class: look, transform: 'translate(-44 -44) scale(.32)' }),
    )
  }
  return [
    draw('rect', { x: -64, y: -92, width: 128, height: 184, rx: 14, class: 'face' }),
    corner(0),
    corner(180),
    draw('path', { d: suits[suit] ?? '', class: look, transform: 'scale(1.15)' }),
  ]
}

const back = (): SVGElement[] => [
  draw('rect', { x: -64, y: -92, width: 128, height: 184, rx: 14, class: 'back' }),
  draw('rect', { x: -52, y: -80, width: 104, height: 160, rx: 8, class: 'weave' }),
]

/** View of high card: the player's and the house's card. */
export function cardsView(): View {
  const place = (label: string) => {
    const card = draw('svg', { class: 'card', viewBox: '-70 -98 140 196', role: 'img', 'aria-label': t('card_hidden') }, ...back())
    return { card, root: make('figure', { class: 'place' }, card, make('figcaption', {}, label)) }
  }
  const mine = place(t('your_card'))
  const theirs = place(t('house_card'))
  need('field').append(make('div', { class: 'cards' }, mine.root, theirs.root))

  async function turn({ card, root }: typeof mine, value: number, delay: number): Promise<void> {
    await move(card, [{ transform: 'none' }, { transform: 'scaleX(0)' }], 160, 'ease-in', delay)
    card.replaceChildren(...face(value))
    card.setAttribute('aria-label', nameOf(value))
    root.classList.add('shown')
    await move(card, [{ transform: 'scaleX(0)' }, { transform: 'none' }], 200, 'ease-out')
  }

  return {
    stake: () => null,
    bets: () => undefined,
    lock: () => undefined,
    clear() {
      for (const { card, root } of [mine, theirs]) {
        card.replaceChildren(...back())
        card.setAttribute('aria-label', t('card_hidden'))
        root.classList.remove('shown', 'hit')
      }
    },
    async show({ outcome }) {
      if (outcome.type !== 'high-card') return
      await turn(mine, outcome.player, 150)
      await turn(theirs, outcome.house, 350)
      if (outcome.result === 'won') mine.root.classList.add('hit')
    },
    describe: (outcome) =>
      outcome.type === 'high-card' ? `${t('your_card')}: ${nameOf(outcome.player)}. ${t('house_card')}: ${nameOf(outcome.house)}.` : '',
  }
}
