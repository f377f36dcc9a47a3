import { performance } from 'node:perf_hooks'

const size = 300_000
const repetitions = 7

/**
 * Milliseconds of a fixed work on one processor: numbers are sorted, written and read again, the fastest of several times. Printed beside the
 * seconds of a run, because the same tests took 1,700 CPU seconds in one hour and 2,250 in another: runs are compared in multiples of it.
 */
export function measureReferenceWork() {
  let fastest = Number.POSITIVE_INFINITY
  for (let repetition = 0; repetition < repetitions; repetition++) {
    const started = performance.now()
    const numbers = Array.from({ length: size }, (_, index) => (index * 7919) % 1_000_003)
    const sorted = JSON.parse(JSON.stringify(numbers.sort((a, b) => a - b)))
    if (sorted.length !== size) throw new Error('the reference work lost a number')
    fastest = Math.min(fastest, performance.now() - started)
  }
  return fastest
}
