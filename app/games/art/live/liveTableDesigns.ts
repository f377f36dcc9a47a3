import type { BackPattern } from './cards.ts'
import type { EquipmentName } from './equipment.ts'
import type { PoseName } from './poses.ts'
import type { RoomName } from './rooms.ts'
import type { ClothName, RailName } from './tableInk.ts'
import type { TableShapeName } from './tableShapes.ts'

type Placed = readonly [name: EquipmentName, x: number, y: number, scale?: number, skew?: number]

/** What tells a live table apart: its room, the shape of the table, the dealer's pose, and what is on the cloth. */
export interface LiveTableDesign {
  room: RoomName
  pose: PoseName
  shape: TableShapeName
  /** x position of the dealer. */
  at: number
  cloth: ClothName
  rail: RailName
  /** Pattern of the backs of its cards; none at a wheel. */
  back?: BackPattern
  equipment: readonly Placed[]
}

export const liveTableDesigns: Readonly<Record<string, LiveTableDesign>> = {
  'roulette-koebenhavn': {
    room: 'spires',
    pose: 'handOnWheel',
    shape: 'longLeft',
    at: 300,
    cloth: 'tone',
    rail: 'walnut',
    equipment: [
      ['wheel', 100, 236, 1.06],
      ['numbers', 222, 230, 0.92, -14],
      ['tower', 424, 250],
      ['stacks', 300, 256, 0.8],
    ],
  },
  'roulette-aarhus': {
    room: 'icebergs',
    pose: 'placingDolly',
    shape: 'longRight',
    at: 186,
    cloth: 'mid',
    rail: 'oak',
    equipment: [
      ['wheel', 372, 236, 1],
      ['numbers', 66, 226, 0.98, -14],
      ['stacks', 96, 256, 0.8],
    ],
  },
  'roulette-odense': {
    room: 'papercuts',
    pose: 'palmsOpen',
    shape: 'double',
    at: 240,
    cloth: 'tone',
    rail: 'oak',
    equipment: [
      ['numbers', -24, 234, 0.9, 14],
      ['numbers', 342, 234, 0.9, -14],
      ['wheel', 240, 250, 0.96],
      ['stacks', 64, 250, 0.8],
      ['tower', 432, 256, 0.8],
    ],
  },
  'roulette-aalborg': {
    room: 'bridge',
    pose: 'raisingBall',
    shape: 'counter',
    at: 292,
    cloth: 'tone',
    rail: 'leather',
    equipment: [
      ['idleWheel', 84, 262, 1.42],
      ['board', 446, 222],
      ['bank', 262, 252],
    ],
  },
  'roulette-ribe': {
    room: 'timber',
    pose: 'raking',
    shape: 'cabinet',
    at: 240,
    cloth: 'ground',
    rail: 'oak',
    equipment: [
      ['wheel', 372, 226, 0.8],
      ['numbers', 66, 210, 0.8, -14],
      ['stacks', 84, 246, 0.8],
      ['candle', 56, 214, 0.8],
    ],
  },
  'blackjack-svendborg': {
    room: 'saloon',
    pose: 'dealing',
    shape: 'halfMoon',
    at: 250,
    cloth: 'tone',
    rail: 'walnut',
    back: 'waves',
    equipment: [
      ['rack', 112, 210, 0.76],
      ['bell', 406, 216],
      ['hand', 318, 260],
      ['stacks', 364, 246, 0.8],
    ],
  },
  'blackjack-helsingoer': {
    room: 'arcade',
    pose: 'spreading',
    shape: 'kidney',
    at: 240,
    cloth: 'tone',
    rail: 'leather',
    back: 'lozenges',
    equipment: [
      ['rack', 240, 212, 0.78],
      ['shoe', 404, 222],
      ['tower', 72, 244],
    ],
  },
  'blackjack-dragoer': {
    room: 'yellowHouse',
    pose: 'shuffling',
    shape: 'angular',
    at: 240,
    cloth: 'mid',
    rail: 'oak',
    back: 'chevrons',
    equipment: [
      ['pot', 94, 212],
      ['rack', 366, 208, 0.74],
      ['hand', 148, 254],
      ['stacks', 330, 262, 0.8],
    ],
  },
  'baccarat-esbjerg': {
    room: 'windfarm',
    pose: 'drawingFromShoe',
    shape: 'oval',
    at: 212,
    cloth: 'tone',
    rail: 'oak',
    back: 'rays',
    equipment: [
      ['shoe', 392, 228, 1.15],
      ['rack', 88, 218, 0.66],
      ['covered', 268, 262],
    ],
  },
  'baccarat-kolding': {
    room: 'shelves',
    pose: 'showingCard',
    shape: 'round',
    at: 260,
    cloth: 'mid',
    rail: 'walnut',
    back: 'lattice',
    equipment: [
      ['rack', 280, 216, 0.8],
      ['lamp', 118, 218],
      ['covered', 200, 262],
    ],
  },
  'baccarat-roskilde': {
    room: 'cathedral',
    pose: 'movingPaddle',
    shape: 'wings',
    at: 250,
    cloth: 'ground',
    rail: 'walnut',
    back: 'star',
    equipment: [
      ['rack', 372, 212, 0.8],
      ['discards', 66, 222],
      ['fan', 330, 264],
    ],
  },
}

/** The design of a live table. Throws for a game that has none. */
export function requireLiveTableDesign(gameId: string): LiveTableDesign {
  const design = liveTableDesigns[gameId]
  if (!design) throw new Error(`no live table is drawn for ${gameId}`)
  return design
}
