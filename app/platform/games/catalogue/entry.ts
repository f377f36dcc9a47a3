import type { PosterDesign } from '../art/poster.ts'

export type TableEngine = 'roulette' | 'high-card'

/** A game of the platform's catalogue. `toGame.ts` maps it to the response format. */
export interface CatalogueGame {
  /** URL slug: `raevens-runer`. */
  readonly id: string
  readonly name: string
  readonly kind: 'slot' | 'table' | 'live'
  readonly category: string
  /** Engine that computes the outcomes. */
  readonly engine: { readonly type: 'slot'; readonly model: string } | { readonly type: TableEngine }
  readonly design: PosterDesign
  /** Per cent, two decimals. */
  readonly rtp: number
  readonly volatility: 'low' | 'medium' | 'high'
  readonly lines: number | null
  /** ISO date. */
  readonly released: string
  readonly isNew: boolean
  /** Selectable stakes in øre, ascending. */
  readonly stakes: readonly [number, ...number[]]
  /** Jackpot that the game contributes to and pays; null if none. `seed`: initial amount in øre. */
  readonly jackpot: { readonly id: string; readonly seed: number } | null
  readonly freePlay: boolean
  readonly description: string
}
