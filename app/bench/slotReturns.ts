import type { SlotModel } from '../games/engines/slots/slotModel.ts'
import { slotModels } from '../games/engines/slots/slotModels.ts'
import { theoreticalRtp } from '../games/engines/slots/slotRtp.ts'
import { spinSlot } from '../games/engines/slots/spinSlot.ts'
import { printTable } from './table.mjs'

const defaultRounds = 10_000_000
const stake = 20
const seed = Number(process.env.RETURN_SEED ?? 1)
const maxSigmas = 3

/**
 * Simulates every slot model and compares the mean return with the published one: exact theory where there is one, else the stated RTP. Options:
 * RETURN_ROUNDS for another number of rounds, RETURN_MODELS for some of the models, RETURN_SEED for other rounds.
 */
export function benchSlotReturns(): void {
  const rounds = Number(process.env.RETURN_ROUNDS ?? defaultRounds)
  const wanted = process.env.RETURN_MODELS?.split(',')
  const models: readonly SlotModel[] = slotModels
  const rows = models.filter(({ id }) => wanted?.includes(id) ?? true).map((model) => simulate(model, rounds))
  printTable(`Return of ${rounds.toLocaleString('en')} simulated rounds of each slot model, against what is published`, rows)
}

function simulate(model: SlotModel, rounds: number) {
  const random = createRandom(seed)
  let [sum, squares, hits, best] = [0, 0, 0, 0]
  for (let i = 0; i < rounds; i++) {
    const multiple = spinSlot(model, stake, random).win / stake
    sum += multiple
    squares += multiple ** 2
    if (multiple > 0) hits += 1
    best = Math.max(best, multiple)
  }
  const mean = sum / rounds
  const sigma = Math.sqrt((squares / rounds - mean ** 2) / rounds)
  const theory = model.type === 'cluster' ? null : theoreticalRtp(model)
  const distance = (mean - (theory ?? model.rtp / 100)) / sigma
  const percent = (value: number) => `${(value * 100).toFixed(3)} %`
  return {
    what: model.id,
    measured: percent(mean),
    bound: `${theory === null ? 'stated' : 'theory'} ${percent(theory ?? model.rtp / 100)}, sigma ${percent(sigma)}, ${distance.toFixed(2)} sigma away; wins ${percent(hits / rounds)}, highest ${best} × the stake`,
    exceeded: Math.abs(distance) > maxSigmas,
  }
}

/** sfc32: fast and well distributed. Rounds of players use `seededDraw`; its uniformity is tested on its own. */
function createRandom(seed: number): (below: number) => number {
  let [a, b, c, counter] = [seed, 0x9e3779b9, 0x243f6a88, 1]
  const next = (): number => {
    const value = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + value
    return value >>> 0
  }
  for (let i = 0; i < 20; i++) next()
  return (below) => Math.floor((next() / 0x1_0000_0000) * below)
}
