// Simulates every slot model and compares the mean return with the published one: exact theory where there is one, else the stated RTP.
// RETURN_ROUNDS: another number of rounds; RETURN_MODELS: some of the models; RETURN_SEED: other rounds.
import type { SlotModel } from '../engines/slots/slotModel.ts'
import { slotModels } from '../engines/slots/slotModels.ts'
import { theoreticalRtp } from '../engines/slots/slotRtp.ts'
import { spinSlot } from '../engines/slots/spinSlot.ts'

const rounds = Number(process.env.RETURN_ROUNDS ?? 10_000_000)
const wanted = process.env.RETURN_MODELS?.split(',')
const models: readonly SlotModel[] = slotModels
const stake = 20
const seed = Number(process.env.RETURN_SEED ?? 1)
const maxSigmas = 3

function printReturn(model: SlotModel): void {
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
  const published = `${theory === null ? 'stated' : 'theory'} ${percent(theory ?? model.rtp / 100)}`
  const spread = `sigma ${percent(sigma)}, ${distance.toFixed(2)} sigma away; wins ${percent(hits / rounds)}, highest ${best} × the stake`
  const exceeded = Math.abs(distance) > maxSigmas
  console.info(`  ${model.id.padEnd(20)}${percent(mean)}  ${published}, ${spread}${exceeded ? '  exceeded' : ''}`)
  if (exceeded) process.exitCode = 1
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

console.info(`\nReturn of ${rounds.toLocaleString('en')} simulated rounds of each slot model, against what is published`)
for (const model of models) if (wanted?.includes(model.id) ?? true) printReturn(model)
