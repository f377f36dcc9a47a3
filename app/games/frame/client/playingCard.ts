import { animate, createSvgElement, t } from './dom.ts'

const suitPaths = [
  'M0-26C18-8 34 2 24 18C16 28 6 24 2 16C2 24 5 28 9 32H-9C-5 28-2 24-2 16C-6 24-16 28-24 18C-34 2-18-8 0-26Z',
  'M0-14C10-34 38-26 32-2C28 14 10 22 0 34C-10 22-28 14-32-2C-38-26-10-34 0-14Z',
  'M0-32L26 0L0 32L-26 0Z',
  'M0-28A14 14 0 0 1 12-8A14 14 0 1 1 5 14Q6 24 10 30H-10Q-6 24-5 14A14 14 0 1 1-12-8A14 14 0 0 1 0-28Z',
]
const rankMarks = t('rank_marks').split(',')
const rankNames = t('rank_names').split(',')

/** Danish mark of a card's rank: »B« of a knave. */
export const rankMark = (card: number): string => rankMarks[card % 13] ?? ''

/** Danish name of a card: »hjerter syv«. */
export const cardName = (card: number): string => t('card', { suit: t(`suit${Math.floor(card / 13)}`), rank: rankNames[card % 13] ?? '' })

/** Danish names of cards, separated by commas. */
export const cardNames = (cards: readonly number[]): string => cards.map(cardName).join(', ')

const rect = (x: number, y: number, rx: number, name: string): SVGElement =>
  createSvgElement('rect', { x, y, width: -2 * x, height: -2 * y, rx, class: name })

function renderFace(card: number): SVGElement[] {
  const suit = Math.floor(card / 13)
  const d = suitPaths[suit] ?? ''
  const color = suit === 1 || suit === 2 ? 'warm' : 'dark'
  const rank = createSvgElement('text', { x: -38, y: -46, class: color })
  rank.textContent = rankMark(card)
  return [
    rect(-64, -92, 14, 'face'),
    rank,
    createSvgElement('path', { d, class: color, transform: 'translate(-38 -22) scale(.5)' }),
    createSvgElement('path', { d, class: color, transform: 'translate(14 34) scale(1.35)' }),
  ]
}

const weaveRows = [-66, -44, -22, 0, 22, 44, 66]
const renderBack = (): SVGElement[] => [
  rect(-64, -92, 14, 'back'),
  rect(-54, -82, 8, 'weave'),
  createSvgElement('path', {
    class: 'rhombs',
    d: weaveRows
      .flatMap((y, row) => (row % 2 ? [-26, 0, 26] : [-39, -13, 13, 39]).map((x) => `M${x} ${y - 11}l9 11l-9 11l-9-11Z`))
      .join(''),
  }),
]

export interface PlayingCardView {
  root: SVGElement
  /** Turns the card face up after `delay` ms; resolves when its animation has ended. */
  turnUp(card: number, delay?: number): Promise<void>
  /** Shows its face at once. */
  showFace(card: number): void
  turnDown(): void
}

/** A playing card, lying face down. */
export function createPlayingCard(): PlayingCardView {
  const root = createSvgElement('svg', { class: 'card', viewBox: '-70 -98 140 196', role: 'img' })
  const turnDown = (): void => {
    root.replaceChildren(...renderBack())
    root.setAttribute('aria-label', t('card_hidden'))
  }
  turnDown()
  const showFace = (card: number): void => {
    root.replaceChildren(...renderFace(card))
    root.setAttribute('aria-label', cardName(card))
  }
  return {
    root,
    showFace,
    turnDown,
    async turnUp(card, delay = 0) {
      await animate(root, [{ transform: 'none' }, { transform: 'scaleX(0)' }], { duration: 120, easing: 'ease-in', delay })
      showFace(card)
      await animate(root, [{ transform: 'scaleX(0)' }, { transform: 'none' }], { duration: 160, easing: 'ease-out' })
    },
  }
}

/** Deals a card from the upper right and turns it over; resolves when its animation has ended. */
export async function dealCard(into: Element, card: number | null, delay = 0): Promise<PlayingCardView> {
  const dealt = createPlayingCard()
  into.append(dealt.root)
  const from = { transform: 'translate(40vw, -40vh) rotate(14deg)', opacity: 0 }
  await animate(dealt.root, [from, { transform: 'none', opacity: 1 }], { duration: 200, easing: 'ease-out', delay })
  if (card !== null) await dealt.turnUp(card)
  return dealt
}
