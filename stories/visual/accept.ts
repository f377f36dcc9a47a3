import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Baselines } from './baselines.ts'
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
 * Writes the fingerprints of the wanted screenshots to their indexes and removes the given keys. Returns the number of lines written, and
 * the screenshots that could not be captured, or not twice alike.
 */
export function acceptResults(
  results: readonly ComparisonResult[],
  { wanted, removed = [] }: { wanted: readonly string[]; removed?: readonly string[] },
  baselines: Baselines,
): { accepted: number; broken: readonly ComparisonResult[] } {
  const keys = new Set(wanted)
  const chosen = results.filter((result) => keys.has(keyOf(result)))
  const broken = chosen.filter(({ status }) => status === 'broken' || status === 'unstable')
  const accepted = new Map<string, string>()
  for (const result of chosen)
    if (result.status !== 'unstable' && result.fingerprint && result.fingerprint !== baselines.get(keyOf(result)))
      accepted.set(keyOf(result), result.fingerprint)
  baselines.accept(accepted, removed)
  return { accepted: accepted.size, broken }
}
