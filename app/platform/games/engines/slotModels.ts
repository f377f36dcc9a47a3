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

/** The slot models; every slot of the catalogue uses one of them. */
export const slotModels = [
  { id: 'rolig-10', rtp: 95.72, volatility: 'low', lines: 10, symbolCounts: lowCounts, paytable: lowPays, scatterPays: [2, 10, 50] },
  { id: 'rolig-20', rtp: 96.17, volatility: 'low', lines: 20, symbolCounts: lowCounts, paytable: lowPaysDearer, scatterPays: [2, 10, 50] },
  { id: 'rolig-20b', rtp: 95.8, volatility: 'low', lines: 20, symbolCounts: lowCounts, paytable: lowPays, scatterPays: [2, 12, 60] },
  {
    id: 'middel-10',
    rtp: 95.92,
    volatility: 'medium',
    lines: 10,
    symbolCounts: mediumCounts,
    paytable: mediumPays,
    scatterPays: [3, 15, 100],
  },
  {
    id: 'middel-20',
    rtp: 95.41,
    volatility: 'medium',
    lines: 20,
    symbolCounts: mediumCounts,
    paytable: mediumPays,
    scatterPays: [2, 15, 100],
  },
  {
    id: 'middel-20b',
    rtp: 96.06,
    volatility: 'medium',
    lines: 20,
    symbolCounts: mediumCounts,
    paytable: mediumPays,
    scatterPays: [3, 20, 150],
  },
  { id: 'vild-10', rtp: 95.01, volatility: 'high', lines: 10, symbolCounts: highCounts, paytable: highPays, scatterPays: [4, 25, 250] },
  {
    id: 'vild-20',
    rtp: 96.49,
    volatility: 'high',
    lines: 20,
    symbolCounts: highCounts,
    paytable: highPaysDearer,
    scatterPays: [4, 25, 250],
  },
] as const satisfies readonly SlotModel[]
