import { pocketsOf, rouletteBets } from '../../engines/roulette.ts'

/** How many numbers a chip covers; the bets outside the numbers are always on offer. */
export type SpotKind = 1 | 2 | 3 | 4 | 6 | 'outside'

/**
 * A place on the cloth, in cells. `along` counts from zero to the columns, 0 to 14; `across` from the first number of a row to the third,
 * 0 to 3; the dozens and the even chances lie below 0.
 */
interface Point {
  along: number
  across: number
}
export interface Zone extends Point {
  alongSize: number
  acrossSize: number
}
/** Where a bet lies: the centre of its chips, and where it is pressed. */
export interface Spot {
  bet: string
  kind: SpotKind
  chip: Point
  zone: Zone
}

/** Extent of the cloth, in cells. */
export const clothLength = 14
const outsideDepth = 0.8
/** Cells below the first number of a row. */
export const outsideRows = 2 * outsideDepth

const zoneOf = (along: number, across: number, alongSize = 1, acrossSize = 1): Zone => ({ along, across, alongSize, acrossSize })
const centreOf = ({ along, across, alongSize, acrossSize }: Zone): Point => ({
  along: along + alongSize / 2,
  across: across + acrossSize / 2,
})
const rowOf = (n: number): number => Math.ceil(n / 3)
const columnOf = (n: number): number => (n - 1) % 3

/** The field of a number. */
export const cellOf = (n: number): Zone => (n === 0 ? zoneOf(0, 0, 1, 3) : zoneOf(rowOf(n), columnOf(n)))

/** A chip in the middle of its zone. */
const centred = (bet: string, kind: SpotKind, zone: Zone): Spot => ({ bet, kind, chip: centreOf(zone), zone })

function splitOf(bet: string): Spot {
  const [a = 0, b = 0] = pocketsOf(bet)
  if (a === 0) return { bet, kind: 2, chip: { along: 1, across: columnOf(b) + 0.5 }, zone: zoneOf(0, columnOf(b)) }
  return centred(bet, 2, b - a === 1 ? zoneOf(rowOf(a), columnOf(b) - 0.25, 1, 0.5) : zoneOf(rowOf(a) + 0.5, columnOf(a) + 0.25, 1, 0.5))
}

function streetOf(bet: string): Spot {
  const [first = 0, second = 0] = pocketsOf(bet)
  if (first === 0) return { bet, kind: 3, chip: { along: 1, across: second }, zone: zoneOf(0, (second - 1) * 1.5, 1, 1.5) }
  return { bet, kind: 3, chip: { along: rowOf(first) + 0.5, across: 0 }, zone: zoneOf(rowOf(first), 0, 1, 3) }
}

function cornerOf(bet: string): Spot {
  const [first = 0] = pocketsOf(bet)
  if (first === 0) return { bet, kind: 4, chip: { along: 1, across: 0 }, zone: cellOf(0) }
  return centred(bet, 4, zoneOf(rowOf(first) + 0.5, columnOf(first) + 0.5))
}

function lineOf(bet: string): Spot {
  const row = rowOf(pocketsOf(bet)[0] ?? 1)
  return { bet, kind: 6, chip: { along: row + 1, across: 0 }, zone: zoneOf(row + 0.5, 0, 1, 3) }
}

const evenChances = ['low', 'even', 'red', 'black', 'odd', 'high']

function outsideOf(bet: string): Spot {
  if (bet.startsWith('column')) return centred(bet, 'outside', zoneOf(13, Number(bet.slice(-1)) - 1))
  if (bet.startsWith('dozen')) return centred(bet, 'outside', zoneOf(4 * Number(bet.slice(-1)) - 3, -outsideDepth, 4, outsideDepth))
  return centred(bet, 'outside', zoneOf(1 + 2 * evenChances.indexOf(bet), -outsideRows, 2, outsideDepth))
}

function spotOf(bet: string): Spot {
  switch (/^[nstcl](?=\d)/.exec(bet)?.[0]) {
    case 'n':
      return centred(bet, 1, cellOf(Number(bet.slice(1))))
    case 's':
      return splitOf(bet)
    case 't':
      return streetOf(bet)
    case 'c':
      return cornerOf(bet)
    case 'l':
      return lineOf(bet)
    default:
      return outsideOf(bet)
  }
}

/** The spots of all bets. */
export const spots: readonly Spot[] = rouletteBets.map(spotOf)

/** Where a mouse presses a spot while it may lay chips of every kind: at the line or the corner, beside the numbers. */
export function preciseZoneOf({ kind, chip, zone }: Spot): Zone {
  if (kind === 1 || kind === 'outside') return zone
  const onRowLine = Number.isInteger(chip.along)
  const onColumnLine = Number.isInteger(chip.across)
  const [alongSize, acrossSize] = [onRowLine ? 0.36 : 0.6, onColumnLine ? 0.36 : 0.6]
  return zoneOf(chip.along - alongSize / 2, chip.across - acrossSize / 2, alongSize, acrossSize)
}
