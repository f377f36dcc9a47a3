import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { acceptRun, readRun } from './accept.ts'
import { Baselines, baselineFolder, completeFile } from './baselines.ts'
import { cacheFolder, PictureCache } from './cache.ts'
import { captureShots } from './captureShots.ts'
import { compareShots } from './compareShots.ts'
import type { ExpectedSource, RenderCommit } from './expectedPictures.ts'
import { projectRoot } from './git.ts'
import type { VisualOptions } from './options.ts'
import { writeReport } from './report.ts'
import { isRed, removedResult, summaryOf } from './results.ts'
import { withBrowser } from './screenshotBrowser.ts'
import { selectShots } from './selection.ts'
import { parseKey, shotKey, shotsOf, staleKeys } from './shots.ts'
import { ensureCommitStorybook, ensureStorybook, listStories } from './storybookBuild.ts'

const renderCommit: RenderCommit = (commit, shots, onCapture) =>
  withBrowser(ensureCommitStorybook(commit).folder, (camera) => captureShots(camera, shots, onCapture))

/** Compares or accepts the stories that the options select. Resolves to whether nothing differs. */
export async function runVisual(options: VisualOptions): Promise<boolean> {
  const { only, accept, changedSince, sample, output, includes, limits, json } = options
  const build = ensureStorybook()
  const stories = listStories(build)
  const { words, shots } = selectShots(options, stories, build)
  const folder = join(projectRoot, baselineFolder)
  const baselines = new Baselines(folder)
  const pictures = new PictureCache(join(cacheFolder(), 'pictures'))
  const keys = shots.map(shotKey)
  const existing = new Set(shotsOf(stories).map(shotKey))
  const pattern = only ?? (accept === 'all' ? undefined : accept)
  const removed = changedSince === undefined ? staleKeys(baselines.keys(), existing, pattern).filter((key) => includes(parseKey(key))) : []
  // without screenshots nothing would differ; a change may affect no story
  if (shots.length === 0 && removed.length === 0 && changedSince === undefined) throw new Error(`no screenshot matches: ${words}`)

  const compare = (report: string, expected?: ExpectedSource) =>
    withBrowser(build.folder, (camera) =>
      compareShots(shots, {
        camera,
        baselines,
        folder: report,
        sourceHash: build.sourceHash,
        selection: words,
        ...(expected ? { expected } : {}),
      }),
    )

  if (accept) {
    const last = readRun(output, build.sourceHash, keys)
    const report = last ? output : mkdtempSync(join(tmpdir(), 'visual-accept-')) // the last report stays as it is
    try {
      const run = last ?? (await compare(report))
      const counts = acceptRun(run, { folder: report, keys: new Set(keys), removed }, { baselines, pictures })
      console.info(`accepted ${counts.accepted} screenshots, removed ${removed.length}; commit ${baselineFolder} together with the code`)
      const failures = [...new Set(counts.broken.map(({ storyId, note }) => `  ${storyId}: ${note}`))]
      if (failures.length > 0)
        throw new Error(`${counts.broken.length} screenshots could not be captured and were not accepted:\n${failures.join('\n')}`)
    } finally {
      if (!last) rmSync(report, { recursive: true, force: true })
    }
    const isComplete = accept === 'all' && changedSince === undefined && !sample && limits.length === 0
    if (isComplete) writeFileSync(join(folder, completeFile), `${build.sourceHash}\n`)
    return true
  }

  const compared = await compare(output, { root: projectRoot, folder: baselineFolder, pictures, renderCommit })
  const run = { ...compared, results: [...compared.results, ...removed.map(removedResult)] }
  for (const line of summaryOf(run)) console.info(line)
  writeReport(run, output)
  if (json) writeFileSync(json, JSON.stringify(run))
  console.info(`report: ${relative(process.cwd(), join(output, 'index.html'))} (the folder opens from a file and can be handed on)`)
  return !run.results.some(isRed)
}
