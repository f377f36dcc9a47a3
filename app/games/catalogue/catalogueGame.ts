import type { PosterDesign } from '../art/poster.ts'

export type TableEngine = 'roulette' | 'baccarat' | 'blackjack' | 'video-poker' | 'high-card'

/** A game of the platform's catalogue. `toGame.ts` maps it to the response format. */
export interface CatalogueGame {
  /** URL slug: `raevens-runer`. */
  id: string
  name: string
  kind: 'slot' | 'table' | 'live'
  category: string
  /** Engine that computes the outcomes. */
  engine: { type: 'slot'; model: string } | { type: TableEngine }
  design: PosterDesign
  /** Per cent, two decimals. */
  rtp: number
  volatility: 'low' | 'medium' | 'high'
  lines: number | null
  /** ISO date. */
  released: string
  isNew: boolean
  /** Selectable stakes in øre, ascending. */
  stakes: readonly [number, ...number[]]
  /** Jackpot that the game contributes to and pays; null if none. `seed`: initial amount in øre. */
  jackpot: { id: string; seed: number } | null
  freePlay: boolean
  description: string
}
