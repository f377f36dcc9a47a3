import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root as projectRoot } from '../../app/scripts/lib/install.mjs'
import { acceptResults, readRun } from './accept.ts'
import { Baselines, baselineFolder, completeFile } from './baselines.ts'
import { compareShots } from './compareShots.ts'
import { type FindExpected, renderExpected } from './expectedPictures.ts'
import type { VisualOptions } from './options.ts'
import { Rejections, rejectionFile } from './rejections.ts'
import { renderReport } from './report.ts'
import { isRed, removedResult, summaryOf, type VisualRun } from './results.ts'
import { type ReviewOptions, startReview } from './review.ts'
import { withBrowser } from './screenshotBrowser.ts'
import { selectShots } from './selection.ts'
import { writeSheet } from './sheet.ts'
import { keyOf, parseKey, shotKey, shotsOf, staleKeys } from './shots.ts'
import { ensureStorybook, listStories, sourceHash } from './storybookBuild.ts'

/** Compares or accepts the stories that the options select. Resolves to whether nothing differs. */
export async function runVisual(options: VisualOptions): Promise<boolean> {
  const { pattern, accept, review, changedSince, sample, output, includes, limits, json } = options
  const { folder: storybook, sourceHash: hash } = ensureStorybook()
  const stories = listStories(storybook)
  const { words, shots } = selectShots(options, stories, storybook)
  const folder = join(projectRoot, baselineFolder)
  const baselines = new Baselines(folder)
  const rejections = new Rejections(join(folder, rejectionFile))
  const stale = changedSince === undefined ? staleKeys(baselines.keys(), new Set(shotsOf(stories).map(shotKey)), pattern) : []
  const removed = stale.filter((key) => includes(parseKey(key)))
  // without screenshots nothing would differ; a change may affect no story
  if (shots.length === 0 && removed.length === 0 && changedSince === undefined) throw new Error(`no screenshot matches: ${words}`)

  const compare = (expected: { findExpected?: FindExpected }) =>
    withBrowser(storybook, (camera) =>
      compareShots(shots, { camera, baselines, ...expected, folder: output, sourceHash: hash, selection: words }),
    )
  if (accept) {
    const wanted = shots.map(shotKey)
    const { results } = readRun(output, hash, wanted) ?? (await compare({}))
    const { accepted, broken } = acceptResults(results, { wanted, removed }, baselines)
    rejections.forget([...wanted, ...removed])
    console.info(`accepted ${accepted} screenshots, removed ${removed.length}; commit ${baselineFolder} together with the code`)
    const failures = [...new Set(broken.map(({ storyId, note }) => `  ${storyId}: ${note}`))]
    if (failures.length > 0)
      throw new Error(`${broken.length} screenshots could not be captured and were not accepted:\n${failures.join('\n')}`)
    const isComplete = accept === 'all' && changedSince === undefined && !sample && limits.length === 0
    if (isComplete) writeFileSync(join(folder, completeFile), `${hash}\n`)
    return true
  }
  const earlier = review ? readRun(output, hash, [...shots.map(shotKey), ...removed]) : undefined
  const run = earlier?.compared ? earlier : await compareAndReport()
  if (review) await reviewUntilInterrupted({ run, folder: output, baselines, rejections, reasonToRunAgain: () => reasonToRunAgain(run) })
  return !run.results.some(isRed)

  async function compareAndReport(): Promise<VisualRun> {
    const compared = await compare({ findExpected: renderExpected(projectRoot) })
    const run = { ...compared, results: [...compared.results, ...removed.map(removedResult)] }
    rejections.forget(run.results.filter(({ status }) => status === 'same').map(keyOf))
    for (const line of summaryOf(run, rejections)) console.info(line)
    writeFileSync(join(output, 'run.json'), JSON.stringify(run))
    writeFileSync(join(output, 'index.html'), renderReport(run, { baselines, rejections }))
    if (json) writeFileSync(json, JSON.stringify(run))
    if (run.results.some(isRed)) {
      await writeSheet(run, output, rejections)
      console.info(`for a pull request: sheet.png or sheet.html, and comment.md, in ${relative(process.cwd(), output)}`)
    }
    console.info(`report: ${relative(process.cwd(), join(output, 'index.html'))} (the folder opens from a file and can be handed on)`)
    return run
  }
}

const reasonToRunAgain = (run: VisualRun): string | null =>
  sourceHash() === run.sourceHash ? null : 'the sources have changed since these pictures were captured: start the review again'

async function reviewUntilInterrupted(options: ReviewOptions): Promise<void> {
  const { url, stop } = await startReview(options)
  console.info(`review: ${url} (Ctrl+C ends it)`)
  await once(process, 'SIGINT')
  stop()
}
