/** Symbols in columns from the left, rows from the top. Columns may differ in height. */
export type ReelGrid = readonly (readonly number[])[]
/** Reel and row of a cell, from 0. */
export type Cell = readonly [reel: number, row: number]

/** One reason for a win. `win` in øre, with every multiplier. */
export interface SlotWin {
  type: 'line' | 'ways' | 'cluster' | 'scatter' | 'coins' | 'fullGrid'
  symbol: number
  /** Symbols of the line, reels of the ways, cells of the cluster, or scatters or coins. */
  count: number
  /** Number of combinations of the ways; 1 for other wins. */
  ways: number
  /** Index of the line; null for other wins. */
  line: number | null
  cells: readonly Cell[]
  /** Øre. */
  win: number
}

export interface Coin {
  cell: Cell
  /** Øre. */
  value: number
}

/** What a round shows, in order. The server has settled all of it with one result; a client only plays it back. `win` in øre. */
export type SlotStep =
  | {
      type: 'spin'
      grid: ReelGrid
      /** Reels that a wild covers after they have stopped. */
      expandedReels: readonly number[]
      /** 1 for the first free spin of the round; null for the paid spin. */
      freeSpin: number | null
      /** Free spins that this spin starts. */
      freeSpinsWon: number
      multiplier: number
      /** Hold-and-respin: the coins that landed. */
      coins: readonly Coin[]
      wins: readonly SlotWin[]
      win: number
    }
  /** The cells of the wins before have disappeared, the others have fallen, and new ones have followed. */
  | { type: 'cascade'; grid: ReelGrid; multiplier: number; wins: readonly SlotWin[]; win: number }
  /** All coins that lie now. The last respin pays them. */
  | { type: 'respin'; coins: readonly Coin[]; respinsLeft: number; wins: readonly SlotWin[]; win: number }

export interface SlotOutcome {
  steps: readonly SlotStep[]
  /** Total win in øre. */
  win: number
}

export const sumWins = (wins: readonly { win: number }[]): number => wins.reduce((sum, { win }) => sum + win, 0)
