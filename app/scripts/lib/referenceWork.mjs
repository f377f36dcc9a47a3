import { performance } from 'node:perf_hooks'

const size = 300_000
const repetitions = 7
const pageBytes = 4096
const pages = 16_384

/**
 * What this machine takes for fixed work, printed beside the seconds of a run, because the same tests took 1,700 CPU seconds in one hour and
 * 3,700 in another. `workMs`: milliseconds in which one processor sorts, writes and reads numbers. `pageUs`: microseconds for each page of
 * 4 kB of new memory; 17 browser tests take 1.6 million of them, each of 13 µs in that slow hour, when `workMs` was as short as ever. Each
 * is the fastest of several times.
 */
export function measureReferenceWork() {
  const times = Array.from({ length: repetitions }, () => ({ workMs: timeOf(sortNumbers), pageUs: (timeOf(touchMemory) * 1000) / pages }))
  return { workMs: Math.min(...times.map(({ workMs }) => workMs)), pageUs: Math.min(...times.map(({ pageUs }) => pageUs)) }
}

function timeOf(work) {
  const started = performance.now()
  work()
  return performance.now() - started
}

function sortNumbers() {
  const numbers = Array.from({ length: size }, (_, index) => (index * 7919) % 1_000_003)
  const sorted = JSON.parse(JSON.stringify(numbers.sort((a, b) => a - b)))
  if (sorted.length !== size) throw new Error('the reference work lost a number')
}

function touchMemory() {
  const memory = Buffer.allocUnsafeSlow(pages * pageBytes)
  for (let at = 0; at < memory.length; at += pageBytes) memory[at] = 1
}
