import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { acceptRun, readRun } from './accept.ts'
import { BaselineHistory } from './baselineHistory.ts'
import { Baselines } from './baselines.ts'
import { shotsOf } from './batches.ts'
import { cacheFolder, PictureCache } from './cache.ts'
import { removedResult, type VisualRun } from './comparisonResult.ts'
import { ExpectedScreenshots } from './expectedScreenshots.ts'
import { projectRoot } from './git.ts'
import type { VisualOptions } from './options.ts'
import { progressPrinter, renderCommit, withBrowser } from './renderCommit.ts'
import { refuseForeignFolder, writeReport } from './report.ts'
import { type ComparisonOptions, runComparison } from './runComparison.ts'
import { type Selection, selectShots } from './selection.ts'
import { parseKey, shotKey, staleKeys } from './shots.ts'
import { sourceHash } from './storybookBuild.ts'
import { isPassed, summaryOf } from './summary.ts'
import { writeVerified } from './verified.ts'

const pictures = new PictureCache(join(cacheFolder(), 'pictures'))

/** Captures the selected shots and compares them with the accepted ones, which `expected` finds (default: rendered from their commit). */
function compare(
  { shots, words, build }: Selection,
  { baselines: folder, workers }: VisualOptions,
  overrides: Pick<ComparisonOptions, 'baselines' | 'folder'> & Partial<ComparisonOptions>,
): Promise<VisualRun> {
  const built = build()
  return withBrowser(built, (camera) =>
    runComparison(shots, {
      camera,
      expected: new ExpectedScreenshots({ history: new BaselineHistory(projectRoot, folder), pictures, renderCommit }),
      sourceHash: built.sourceHash,
      selection: words,
      progress: progressPrinter(),
      ...(workers ? { workers } : {}),
      ...overrides,
    }),
  )
}

/** Accepts the selected shots as the last run captured them, or captures them. Their accepted pictures are not needed. */
async function accept(selection: Selection, options: VisualOptions, baselines: Baselines, removed: readonly string[]): Promise<void> {
  const keys = selection.shots.map(shotKey)
  const last = readRun(options.output, sourceHash(), keys)
  const folder = last ? options.output : mkdtempSync(join(tmpdir(), 'visual-accept-')) // the report stays as it is
  try {
    const run = last ?? (keys.length > 0 ? await compare(selection, options, { baselines, folder, expected: notNeeded }) : emptyRun)
    const counts = acceptRun(run, { folder, keys: new Set(keys), removed }, { baselines, pictures })
    pictures.evict()
    const everything = options.accept === 'all' && options.changedSince === undefined && !options.sample && options.limits.length === 0
    if (everything && counts.broken.length === 0) writeVerified(join(projectRoot, options.baselines), run.sourceHash)
    console.info(`accepted ${counts.accepted} screenshots, removed ${counts.removed}; commit ${options.baselines} together with the code`)
    if (counts.broken.length > 0) {
      const stories = [...new Set(counts.broken.map(({ storyId, note }) => `  ${storyId}: ${note}`))].join('\n')
      throw new Error(`${counts.broken.length} screenshots could not be captured and were not accepted:\n${stories}`)
    }
  } finally {
    if (!last) rmSync(folder, { recursive: true, force: true })
  }
}

const notNeeded: ComparisonOptions['expected'] = {
  find: async (requests, onFound) => {
    for (const request of requests) await onFound(request, { type: 'unavailable', reason: 'accepted without comparison' })
  },
}
const emptyRun: Pick<VisualRun, 'results' | 'sourceHash'> = { results: [], sourceHash: '' }

/** Compares or accepts the stories that the options select. Resolves to whether nothing differs. */
export async function runVisual(options: VisualOptions): Promise<boolean> {
  if (!options.accept) refuseForeignFolder(options.output)
  const selection = await selectShots(options)
  const baselines = new Baselines(join(projectRoot, options.baselines))
  const pattern = options.only ?? (options.accept === 'all' ? undefined : options.accept)
  const existing = new Set(shotsOf(selection.stories).map(shotKey))
  const stale =
    options.changedSince === undefined
      ? staleKeys(baselines.keys(), existing, pattern).filter((key) => options.includes(parseKey(key)))
      : []
  // without screenshots nothing would differ; a change may affect no story
  if (selection.shots.length === 0 && stale.length === 0 && options.changedSince === undefined)
    throw new Error(`no screenshot matches: ${selection.words}`)
  if (options.accept) {
    await accept(selection, options, baselines, stale)
    return true
  }
  const compared = await compare(selection, options, { baselines, folder: options.output })
  const run = { ...compared, results: [...compared.results, ...stale.map(removedResult)] }
  for (const line of summaryOf(run)) console.info(line)
  writeReport(run, options.output)
  if (options.json) writeFileSync(options.json, JSON.stringify(run))
  console.info(`report: ${relative(process.cwd(), join(options.output, 'index.html'))} (the folder opens from a file and can be handed on)`)
  return isPassed(run.results)
}
