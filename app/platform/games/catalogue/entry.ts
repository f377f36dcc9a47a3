import type { PosterDesign } from '../art/poster.ts'

export type TableGame = 'roulette' | 'high-card'

/** A game as the platform knows it. The catalogue's public shape is made from it in `present.ts`. */
export interface GameEntry {
  /** Stands in the address: `raevens-runer`. */
  readonly id: string
  readonly name: string
  readonly kind: 'slot' | 'table' | 'live'
  readonly category: string
  /** Which mathematics it plays by. */
  readonly engine: { readonly type: 'slot'; readonly model: string } | { readonly type: TableGame }
  readonly design: PosterDesign
  /** Per cent, two decimals. */
  readonly rtp: number
  readonly volatility: 'low' | 'medium' | 'high'
  readonly lines: number | null
  /** ISO date. */
  readonly released: string
  readonly isNew: boolean
  /** Stakes to choose from, øre, rising. */
  readonly stakes: readonly [number, ...number[]]
  /** Present on games that feed and pay a jackpot; `seed` in øre. */
  readonly jackpot: { readonly id: string; readonly seed: number } | null
  readonly freePlay: boolean
  readonly description: string
}
