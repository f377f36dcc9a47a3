import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder } from './cacheFolder.mjs'

/** Runs that are remembered. */
const maxRuns = 20

/** @returns {string[][]} what passed on a second try in each remembered run */
function readRuns(file) {
  try {
    const runs = JSON.parse(readFileSync(file, 'utf8'))
    return Array.isArray(runs) ? runs.filter(Array.isArray) : []
  } catch {
    return [] // the first run, or a file of another version
  }
}

/**
 * Remembers what passed on a second try in this run of `npm test`. Returns a line for each test and picture that did so in the last runs on
 * this machine, the most frequent first.
 * @param {readonly string[]} titles of tests, and keys of pictures
 */
export function countFlakes(titles, folder = cacheFolder()) {
  const file = join(folder, 'flakes.json')
  const runs = [...readRuns(file), [...titles]].slice(-maxRuns)
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, JSON.stringify(runs))
  const counts = new Map()
  for (const title of runs.flat()) counts.set(title, (counts.get(title) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a).map(([title, times]) => `  ${times} of ${runs.length} runs: ${title}`)
}
