/** Symbol numbers: 0 (highest paying) to 6, then the wild, and the scatter, which is a coin in hold-and-respin. */
export const wildSymbol = 7
export const scatterSymbol = 8
export const coinSymbol = 8
export const symbolCount = 9

/** Paytables count in twentieths of the stake, so that every win is an integer when the stake is divisible by 20 øre. */
export const payUnits = 20

/** Wins of three, four, five … of a kind, in twentieths of the stake. */
export type PayRow = readonly number[]
export const fewestOfAKind = 3

/** Number of each symbol on each reel strip: rows are symbols, columns are reels. */
export type SymbolCounts = readonly (readonly number[])[]

/** Scatters count anywhere. Free spins win as the paid spin does, times their multiplier, but no further free spins. */
export interface ScatterRule {
  /** Wins of three or more scatters. */
  pays: PayRow
  /** Free spins for three or more scatters. Empty: scatters only pay. */
  freeSpins: readonly number[]
  /** Multiplier of the first free spin, and what each further one adds to it. */
  multiplier: { first: number; step: number }
}

interface SlotModelBase {
  id: string
  /** Theoretical return to player, per cent, two decimals. A test computes it from the rest of the model, or simulates it. */
  rtp: number
  volatility: 'low' | 'medium' | 'high'
}

/** Wins on fixed lines from the left. */
export interface LinesModel extends SlotModelBase {
  type: 'lines'
  rows: number
  /** Row per reel (0 is the top) of each line. */
  paylines: readonly (readonly number[])[]
  symbolCounts: SymbolCounts
  /** By symbol, 0 to 6 and the wild. */
  paytable: readonly PayRow[]
  /** What a wild does besides standing for other symbols: each one doubles the win of its line, or it covers its whole reel. */
  wild: 'substitutes' | 'doubles' | 'expands'
  /** Lines win from the right too; one of all reels wins once. Needs wilds on inner reels only. */
  bothWays: boolean
  scatter: ScatterRule | null
}

/** Equal symbols on neighbouring reels from the left win at any height, once for each combination. No wilds on the first reel. */
export interface WaysModel extends SlotModelBase {
  type: 'ways'
  /** Least and greatest number of symbols that a reel shows, each number equally likely. */
  heights: readonly [least: number, greatest: number]
  symbolCounts: SymbolCounts
  paytable: readonly PayRow[]
  scatter: ScatterRule
}

/** Adjacent equal symbols win and disappear, the others fall, and new ones follow from above until nothing wins. */
export interface ClusterModel extends SlotModelBase {
  type: 'cluster'
  columns: number
  rows: number
  /** Relative frequency of the symbols 0 to 6 and the wild in every cell. */
  weights: readonly number[]
  /** Smallest size of a cluster for each column of the paytable, ascending. */
  sizes: readonly number[]
  /** By symbol, 0 to 6. */
  paytable: readonly PayRow[]
  /** Multiplier of the first wins and of those after each fall; the last one stays. */
  multipliers: readonly number[]
  /** After so many falls the round ends. */
  maxCascades: number
}

/** A game of lines whose coins stay when enough of them land, while the other cells spin again. */
export interface HoldAndRespinModel extends SlotModelBase {
  type: 'holdAndRespin'
  rows: number
  paylines: readonly (readonly number[])[]
  symbolCounts: SymbolCounts
  paytable: readonly PayRow[]
  /** Coins that start the respins. */
  coinsToHold: number
  /** Respins in a row without a new coin that end them. */
  respins: number
  /** Chance that a coin lands on a cell, in thousandths: of the spin, and of each respin. */
  coinChance: { spin: number; respin: number }
  /** Values in twentieths of the stake, with their relative frequency. */
  coinValues: readonly { pay: number; weight: number }[]
  /** Win of a full grid, on top of its coins. */
  fullGridPay: number
}

/** Mathematical model of a slot. Fixed: a changed number changes the RTP that is published to players. */
export type SlotModel = LinesModel | WaysModel | ClusterModel | HoldAndRespinModel
/** A model with strips of symbols on its reels. */
export type ReelModel = Exclude<SlotModel, ClusterModel>
