// `npm run visual`: captures stories at every breakpoint in every brand and compares them with the accepted screenshots.
//   npm run visual                        every story
//   npm run visual -- --only <text>       stories whose id, title or file contains the text
//   npm run visual -- --changed [commit]  stories affected by changes since the commit (default: the merge base with main)
//   npm run visual -- --sample            the sample of `npm test`
//   npm run visual -- --accept <story id | component | all>
// `--json <file>` also writes the results as JSON.
// Exit status 1: a changed, removed, new or broken story. Exit status 2: an error.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { mergeBase, storiesChangedSince } from './affectedStories.ts'
import { type AcceptedScreenshot, Baselines, baselineFolder } from './baselines.ts'
import { matchStories, planBatches, type Shot, type Story, sampleFilter } from './batches.ts'
import { encodeForStorage } from './imageDiff.ts'
import { writeReport } from './report.ts'
import { type ComparisonStatus, removedStories, runComparison, type VisualRun } from './runComparison.ts'
import { ScreenshotBrowser } from './screenshotBrowser.ts'
import { ensureStorybook, listStories, projectRoot, serveStorybook } from './storybookBuild.ts'

const { values, positionals } = parseArgs({
  options: {
    only: { type: 'string' },
    changed: { type: 'boolean', default: false },
    sample: { type: 'boolean', default: false },
    accept: { type: 'string' },
    baselines: { type: 'string', default: baselineFolder },
    output: { type: 'string', default: join(projectRoot, 'test-results/visual') },
    workers: { type: 'string' },
    json: { type: 'string' },
  },
  allowPositionals: true,
})
const output = resolve(values.output)
const baselines = new Baselines(resolve(values.baselines))

/** The selected stories, as a description and as a filter of shots. */
function selection(stories: readonly Story[]): { words: string; wanted: (shot: Shot) => boolean } {
  let chosen = [...stories]
  const words: string[] = []
  if (values.changed) {
    const since = positionals[0] ?? mergeBase()
    chosen = storiesChangedSince(chosen, since)
    words.push(`changed since ${since.slice(0, 12)}`)
  }
  const pattern = values.only ?? (values.accept && values.accept !== 'all' ? values.accept : undefined)
  if (pattern) {
    chosen = matchStories(chosen, pattern)
    words.push(`only ${pattern}`)
    if (chosen.length === 0 && !values.changed) throw new Error(`no story matches ${pattern}`)
  }
  if (values.sample) words.push('sample')
  const ids = new Set(chosen.map(({ id }) => id))
  const inSample = values.sample ? sampleFilter(stories) : () => true
  return { words: words.join(', ') || 'every story', wanted: (shot) => ids.has(shot.story.id) && inSample(shot) }
}

async function runSelection(key: string, stories: readonly Story[]): Promise<VisualRun> {
  const { words, wanted } = selection(stories)
  const served = await serveStorybook()
  const camera = await ScreenshotBrowser.open(served.url)
  let said = 0
  const progress = (done: number, all: number) => {
    if (done - said < 250 && done < all) return
    said = done
    console.info(`  ${done} of ${all}`)
  }
  const workers = values.workers ? { workers: Number(values.workers) } : {}
  try {
    return await runComparison(planBatches(stories, wanted), {
      camera,
      baselines,
      folder: output,
      sourceHash: key,
      selection: words,
      progress,
      ...workers,
    })
  } finally {
    await camera.close()
    served.close()
  }
}

/** The last run, if it captured exactly these sources and contains the stories to accept. */
function lastRun(key: string, stories: readonly Story[]): VisualRun | undefined {
  const file = join(output, 'run.json')
  if (!existsSync(file)) return undefined
  const last: VisualRun = JSON.parse(readFileSync(file, 'utf8'))
  const rendered = new Set(last.results.map(({ storyId }) => storyId))
  const { wanted } = selection(stories)
  const complete = planBatches(stories, wanted).every((batch) => batch.stories.every(({ story }) => rendered.has(story.id)))
  return last.sourceHash === key && complete ? last : undefined
}

async function accept(key: string, stories: readonly Story[], pattern: string): Promise<void> {
  const { results, renderer } = lastRun(key, stories) ?? (await runSelection(key, stories))
  const wanted = new Set((pattern === 'all' ? stories : matchStories(stories, pattern)).map(({ id }) => id))
  const accepted = results.flatMap(({ storyId, brand, breakpoint, fingerprint, actual }): AcceptedScreenshot[] => {
    if (!wanted.has(storyId) || !fingerprint || !actual) return []
    return [{ storyId, brand, breakpoint, fingerprint, renderer, encode: () => encodeForStorage(readFileSync(join(output, actual))) }]
  })
  const gone = pattern === 'all' ? removedStories(baselines, wanted) : []
  await baselines.accept(accepted, gone)
  const { pictures, megabytes } = baselines.size()
  console.info(
    `accepted ${accepted.length} screenshots, removed ${gone.length} stories; ${pictures} images stored, ${megabytes.toFixed(1)} MB`,
  )
}

function printSummary({ results, seconds, renderer, selection: words, equalOnRetry, tolerated }: VisualRun): boolean {
  const count = (status: ComparisonStatus) => results.filter((judgement) => judgement.status === status).length
  const statuses = ['same', 'changed', 'new', 'removed', 'broken', 'skipped'] as const
  const rendered = results.length - count('removed') - count('skipped')
  console.info(statuses.map((status) => `${count(status)} ${status}`).join(', '))
  console.info(
    `${words}: ${rendered} screenshots in ${seconds.toFixed(0)} s, ${(rendered / Math.max(seconds, 0.001)).toFixed(1)} per second; ${equalOnRetry} equal on retry only, ${tolerated} equal within tolerance only; Chromium ${renderer}`,
  )
  const others = new Set(results.map(({ note }) => note).filter((note) => note?.includes('compared with tolerance')))
  for (const note of others) console.warn(`baselines ${note}`)
  for (const { storyId, brand, breakpoint, note } of results.filter(({ status }) => status === 'broken'))
    console.error(`broken: ${storyId} ${brand} ${breakpoint}: ${note ?? ''}`)
  const red = count('changed') + count('removed') + count('broken') + count('new')
  return red === 0
}

try {
  const key = ensureStorybook()
  const stories = listStories()
  if (values.accept) {
    await accept(key, stories, values.accept)
  } else {
    const rendered = await runSelection(key, stories)
    const passed = printSummary(rendered)
    writeReport(rendered, output)
    if (values.json) writeFileSync(values.json, JSON.stringify(rendered))
    console.info(`report: ${relative(process.cwd(), join(output, 'index.html'))}`)
    process.exitCode = passed ? 0 : 1
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
