import { createElement, t } from './dom.ts'
import { createPlayingCard, dealCard, type PlayingCardView } from './playingCard.ts'

export interface CardHand {
  root: HTMLElement
  /** The label below the cards. */
  label: HTMLElement
  setName(name: string): void
  /** Deals a card, face down with null; resolves when its animation has ended. */
  deal(card: number | null): Promise<void>
  /** Shows these cards at once. */
  lay(cards: readonly number[]): void
  /** Turns up the card that lies face down. */
  turnUp(card: number): Promise<void>
  /** Shows the points; null: none. */
  setPoints(points: string | null): void
  clear(): void
}

/** A hand of overlapping cards with its name and points. */
export function createCardHand(name: string): CardHand {
  const points = createElement('b', { class: 'points' })
  const cards = createElement('div', { class: 'fan' })
  const nameText = createElement('span', {}, name)
  const label = createElement('div', { class: 'hand-name' }, nameText, points)
  const root = createElement('div', { class: 'hand', role: 'group', 'aria-label': name }, cards, label)
  let hidden: PlayingCardView | null = null
  /** Up to three cards overlap by half; more lie closer, so that the hand gets no wider. */
  const arrange = (count: number): void => cards.style.setProperty('--step', String(Math.min(0.5, 1.1 / Math.max(1, count - 1))))
  const setPoints = (text: string | null): void => {
    points.textContent = text ?? ''
    points.toggleAttribute('hidden', text === null)
  }
  setPoints(null)
  return {
    root,
    label,
    setName(next) {
      nameText.textContent = next
      root.setAttribute('aria-label', next)
    },
    setPoints,
    async deal(card) {
      arrange(cards.childElementCount + 1)
      const dealt = await dealCard(cards, card)
      if (card === null) hidden = dealt
    },
    lay(values) {
      cards.replaceChildren(
        ...values.map((value) => {
          const card = createPlayingCard()
          card.showFace(value)
          return card.root
        }),
      )
      arrange(values.length)
    },
    async turnUp(card) {
      await hidden?.turnUp(card)
      hidden = null
    },
    clear() {
      cards.replaceChildren()
      setPoints(null)
      hidden = null
      root.classList.remove('hit')
    },
  }
}

/** Points as a text: »7 point«. */
export const pointsText = (points: number): string => t('points', { points })
