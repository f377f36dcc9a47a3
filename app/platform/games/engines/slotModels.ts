import type { PayRow, SlotModel } from './slotModel.ts'

/** Rows are symbols 0 to 6, wild, scatter; columns are reels. */
const lowCounts = [
  [2, 2, 2, 2, 2],
  [3, 3, 3, 3, 3],
  [3, 3, 4, 4, 4],
  [4, 4, 4, 5, 5],
  [5, 5, 5, 5, 5],
  [6, 6, 5, 5, 5],
  [6, 6, 6, 6, 6],
  [1, 2, 2, 2, 1],
  [1, 1, 1, 1, 1],
]
const mediumCounts = [
  [2, 2, 2, 2, 2],
  [3, 3, 3, 3, 3],
  [4, 4, 4, 4, 4],
  [4, 4, 5, 5, 5],
  [6, 6, 6, 6, 6],
  [6, 7, 7, 6, 6],
  [7, 7, 7, 7, 7],
  [1, 1, 2, 2, 1],
  [1, 1, 1, 1, 1],
]
const highCounts = [
  [2, 2, 2, 2, 2],
  [3, 3, 3, 3, 3],
  [4, 4, 4, 4, 4],
  [6, 6, 6, 6, 6],
  [7, 7, 7, 7, 7],
  [8, 8, 8, 8, 8],
  [8, 8, 8, 8, 8],
  [1, 1, 1, 2, 1],
  [1, 1, 1, 1, 1],
]

const lowPays: readonly PayRow[] = [
  [55, 140, 450],
  [35, 110, 260],
  [25, 70, 180],
  [20, 45, 120],
  [11, 25, 70],
  [7, 20, 45],
  [5, 15, 35],
  [70, 210, 700],
]
const lowPaysDearer: readonly PayRow[] = [
  [55, 150, 450],
  [35, 110, 270],
  [25, 70, 180],
  [20, 45, 130],
  [11, 25, 70],
  [7, 20, 45],
  [5, 15, 35],
  [70, 220, 750],
]
const mediumPays: readonly PayRow[] = [
  [70, 270, 1100],
  [45, 160, 550],
  [30, 110, 300],
  [20, 60, 180],
  [15, 30, 90],
  [9, 20, 55],
  [5, 15, 40],
  [110, 450, 1800],
]
const highPays: readonly PayRow[] = [
  [110, 550, 2700],
  [60, 270, 1250],
  [40, 160, 650],
  [20, 70, 270],
  [15, 35, 130],
  [7, 20, 70],
  [5, 15, 45],
  [180, 1100, 5400],
]
const highPaysDearer: readonly PayRow[] = [
  [110, 550, 2750],
  [60, 280, 1300],
  [40, 170, 650],
  [20, 70, 280],
  [15, 35, 130],
  [7, 20, 70],
  [6, 15, 45],
  [180, 1100, 5500],
]

const model = (
  id: string,
  rtp: number,
  volatility: SlotModel['volatility'],
  lines: SlotModel['lines'],
  counts: SlotModel['symbolCounts'],
  pays: SlotModel['paytable'],
  scatterPays: PayRow,
): SlotModel => ({ id, rtp, volatility, lines, symbolCounts: counts, paytable: pays, scatterPays })

/** The slot models; every slot of the catalogue uses one of them. */
export const slotModels = [
  model('rolig-10', 95.72, 'low', 10, lowCounts, lowPays, [2, 10, 50]),
  model('rolig-20', 96.17, 'low', 20, lowCounts, lowPaysDearer, [2, 10, 50]),
  model('rolig-20b', 95.8, 'low', 20, lowCounts, lowPays, [2, 12, 60]),
  model('middel-10', 95.92, 'medium', 10, mediumCounts, mediumPays, [3, 15, 100]),
  model('middel-20', 95.41, 'medium', 20, mediumCounts, mediumPays, [2, 15, 100]),
  model('middel-20b', 96.06, 'medium', 20, mediumCounts, mediumPays, [3, 20, 150]),
  model('vild-10', 95.01, 'high', 10, highCounts, highPays, [4, 25, 250]),
  model('vild-20', 96.49, 'high', 20, highCounts, highPaysDearer, [4, 25, 250]),
] as const satisfies readonly SlotModel[]
