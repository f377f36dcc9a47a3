import { expect, it } from 'vitest'
import { pocketsOf } from '../../engines/roulette.ts'
import { nearestInDirection } from './nearestInDirection.ts'
import { cellOf, clothLength, outsideRows, preciseZoneOf, type Spot, spots, type Zone } from './rouletteLayout.ts'

const ofKind = (kind: Spot['kind']) => spots.filter((spot) => spot.kind === kind)
const overlap = (a: Zone, b: Zone): boolean =>
  a.along + a.alongSize > b.along + 1e-9 &&
  b.along + b.alongSize > a.along + 1e-9 &&
  a.across + a.acrossSize > b.across + 1e-9 &&
  b.across + b.acrossSize > a.across + 1e-9
/** Whether a chip touches the field of a number. */
const touches = ({ along, across }: Spot['chip'], cell: Zone): boolean =>
  along >= cell.along && along <= cell.along + cell.alongSize && across >= cell.across && across <= cell.across + cell.acrossSize

it.each([1, 2, 3, 4, 6, 'outside'] as const)('spots that cover %s are adjacent on the cloth', (kind) => {
  const zones = ofKind(kind).map(({ zone }) => zone)
  for (const [index, zone] of zones.entries()) {
    expect(zone.along).toBeGreaterThanOrEqual(0)
    expect(zone.along + zone.alongSize).toBeLessThanOrEqual(clothLength)
    expect(zone.across).toBeGreaterThanOrEqual(-outsideRows)
    expect(zone.across + zone.acrossSize).toBeLessThanOrEqual(3)
    expect(zones.slice(index + 1).some((other) => overlap(zone, other))).toBe(false)
  }
})

it('a chip on two or four numbers touches just these', () => {
  for (const { bet, chip } of [...ofKind(1), ...ofKind(2), ...ofKind(4).filter(({ bet }) => bet !== 'c0')]) {
    const touched = Array.from({ length: 37 }, (_, n) => n).filter((n) => touches(chip, cellOf(n)))
    expect(touched, bet).toEqual([...pocketsOf(bet)].sort((a, b) => a - b))
  }
})

it('a mouse reaches every number, line and corner', () => {
  const lines = spots.filter(({ kind }) => kind !== 1 && kind !== 'outside').map(preciseZoneOf)
  for (const [index, zone] of lines.entries()) expect(lines.slice(index + 1).some((other) => overlap(zone, other))).toBe(false)
})

it('an arrow key leads to the nearest spot in its direction', () => {
  const boxOf = (spot: Spot) => ({
    left: spot.zone.along,
    top: -spot.zone.across - spot.zone.acrossSize,
    width: spot.zone.alongSize,
    height: spot.zone.acrossSize,
  })
  const scaled = (spot: Spot) => Object.fromEntries(Object.entries(boxOf(spot)).map(([name, value]) => [name, value * 40])) as Box
  type Box = ReturnType<typeof boxOf>
  const candidates = [...ofKind(1), ...ofKind('outside')].map((spot) => ({ box: scaled(spot), value: spot.bet }))
  const from = (bet: string, key: string) => {
    const start = candidates.find(({ value }) => value === bet)
    return start && nearestInDirection(key, start.box, candidates)
  }
  expect(from('n5', 'ArrowRight')).toBe('n8')
  expect(from('n5', 'ArrowUp')).toBe('n6')
  expect(from('n5', 'ArrowDown')).toBe('n4')
  expect(from('n2', 'ArrowLeft')).toBe('n0')
  expect(from('n0', 'ArrowLeft')).toBe(null)
  expect(from('n36', 'ArrowRight')).toBe('column3')
  expect(from('n5', 'Enter')).toBe(null)
})
