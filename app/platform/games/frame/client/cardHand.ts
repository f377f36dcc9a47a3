import { createElement, t } from './dom.ts'
import { dealCard, type PlayingCardView } from './playingCard.ts'

export interface CardHand {
  root: HTMLElement
  /** The label below the cards. */
  label: HTMLElement
  /** Deals a card, face down with null; resolves when it lies. */
  deal(card: number | null): Promise<void>
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
  const label = createElement('div', { class: 'hand-name' }, createElement('span', {}, name), points)
  const root = createElement('div', { class: 'hand', role: 'group', 'aria-label': name }, cards, label)
  let hidden: PlayingCardView | null = null
  const setPoints = (text: string | null): void => {
    points.textContent = text ?? ''
    points.toggleAttribute('hidden', text === null)
  }
  setPoints(null)
  return {
    root,
    label,
    setPoints,
    async deal(card) {
      const dealt = await dealCard(cards, card)
      if (card === null) hidden = dealt
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
