import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Baselines } from './baselines.ts'
import type { PictureCache } from './cache.ts'
import type { ComparisonResult, VisualRun } from './results.ts'
import { keyOf } from './shots.ts'

/** The run in a report's folder, if it captured exactly these sources and contains all of these screenshots. */
export function readRun(folder: string, sourceHash: string, keys: readonly string[]): VisualRun | undefined {
  const file = join(folder, 'run.json')
  if (!existsSync(file)) return undefined
  const run: VisualRun = JSON.parse(readFileSync(file, 'utf8'))
  const captured = new Set(run.results.map(keyOf))
  return run.sourceHash === sourceHash && keys.every((key) => captured.has(key)) ? run : undefined
}

/**
 * Writes the fingerprints of a run's wanted screenshots to the indexes, removes the given keys, and caches the pictures: until the indexes
 * are committed no commit can render them. Returns the number of lines written, and the screenshots that failed.
 */
export function acceptRun(
  { results }: Pick<VisualRun, 'results'>,
  { folder, keys, removed }: { folder: string; keys: ReadonlySet<string>; removed: readonly string[] },
  { baselines, pictures }: { baselines: Baselines; pictures: PictureCache },
): { accepted: number; broken: readonly ComparisonResult[] } {
  const accepted = new Map<string, string>()
  const wanted = results.filter((result) => keys.has(keyOf(result)))
  for (const result of wanted) {
    if (!result.fingerprint || baselines.get(keyOf(result)) === result.fingerprint) continue
    accepted.set(keyOf(result), result.fingerprint)
    if (result.actual) pictures.put(result.fingerprint, readFileSync(join(folder, result.actual)))
  }
  baselines.accept(accepted, removed)
  return { accepted: accepted.size, broken: wanted.filter(({ status }) => status === 'broken') }
}
