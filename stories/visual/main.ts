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
import { type Accepted, Baselines, baselineFolder } from './baselines.ts'
import { Camera } from './camera.ts'
import { base, changedStories } from './changed.ts'
import { storedForm } from './picture.ts'
import { matching, plan, type Shot, type Story, sampleOf } from './plan.ts'
import { writeReport } from './report.ts'
import { type Run, removed, run, type Status } from './run.ts'
import { ensureStorybook, listStories, root, serveStorybook } from './storybook.ts'

const { values, positionals } = parseArgs({
  options: {
    only: { type: 'string' },
    changed: { type: 'boolean', default: false },
    sample: { type: 'boolean', default: false },
    accept: { type: 'string' },
    baselines: { type: 'string', default: baselineFolder },
    output: { type: 'string', default: join(root, 'test-results/visual') },
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
    const since = positionals[0] ?? base()
    chosen = changedStories(chosen, since)
    words.push(`changed since ${since.slice(0, 12)}`)
  }
  const pattern = values.only ?? (values.accept && values.accept !== 'all' ? values.accept : undefined)
  if (pattern) {
    chosen = matching(chosen, pattern)
    words.push(`only ${pattern}`)
    if (chosen.length === 0 && !values.changed) throw new Error(`no story matches ${pattern}`)
  }
  if (values.sample) words.push('sample')
  const ids = new Set(chosen.map(({ id }) => id))
  const inSample = values.sample ? sampleOf(stories) : () => true
  return { words: words.join(', ') || 'every story', wanted: (shot) => ids.has(shot.story.id) && inSample(shot) }
}

async function draw(key: string, stories: readonly Story[]): Promise<Run> {
  const { words, wanted } = selection(stories)
  const served = await serveStorybook()
  const camera = await Camera.open(served.url)
  let said = 0
  const progress = (done: number, all: number) => {
    if (done - said < 250 && done < all) return
    said = done
    console.info(`  ${done} of ${all}`)
  }
  const workers = values.workers ? { workers: Number(values.workers) } : {}
  try {
    return await run(plan(stories, wanted), { camera, baselines, folder: output, key, selection: words, progress, ...workers })
  } finally {
    await camera.close()
    served.close()
  }
}

/** The last run, if it captured exactly these sources and contains the stories to accept. */
function lastRun(key: string, stories: readonly Story[]): Run | undefined {
  const file = join(output, 'run.json')
  if (!existsSync(file)) return undefined
  const last: Run = JSON.parse(readFileSync(file, 'utf8'))
  const drawn = new Set(last.judgements.map(({ storyId }) => storyId))
  const { wanted } = selection(stories)
  const complete = plan(stories, wanted).every((sitting) => sitting.stories.every(({ story }) => drawn.has(story.id)))
  return last.key === key && complete ? last : undefined
}

async function accept(key: string, stories: readonly Story[], pattern: string): Promise<void> {
  const { judgements, renderer } = lastRun(key, stories) ?? (await draw(key, stories))
  const wanted = new Set((pattern === 'all' ? stories : matching(stories, pattern)).map(({ id }) => id))
  const accepted = judgements.flatMap(({ storyId, brand, breakpoint, fingerprint, actual }): Accepted[] => {
    if (!wanted.has(storyId) || !fingerprint || !actual) return []
    return [{ storyId, brand, breakpoint, fingerprint, renderer, stored: () => storedForm(readFileSync(join(output, actual))) }]
  })
  const gone = pattern === 'all' ? removed(baselines, wanted) : []
  await baselines.accept(accepted, gone)
  const { pictures, megabytes } = baselines.size()
  console.info(
    `accepted ${accepted.length} screenshots, removed ${gone.length} stories; ${pictures} images stored, ${megabytes.toFixed(1)} MB`,
  )
}

function summary({ judgements, seconds, renderer, selection: words, secondLooks, tolerated }: Run): boolean {
  const count = (status: Status) => judgements.filter((judgement) => judgement.status === status).length
  const statuses = ['same', 'changed', 'new', 'removed', 'broken', 'skipped'] as const
  const drawn = judgements.length - count('removed') - count('skipped')
  console.info(statuses.map((status) => `${count(status)} ${status}`).join(', '))
  console.info(
    `${words}: ${drawn} screenshots in ${seconds.toFixed(0)} s, ${(drawn / Math.max(seconds, 0.001)).toFixed(1)} per second; ${secondLooks} equal on retry only, ${tolerated} equal within tolerance only; Chromium ${renderer}`,
  )
  const others = new Set(judgements.map(({ note }) => note).filter((note) => note?.includes('compared with tolerance')))
  for (const note of others) console.warn(`baselines ${note}`)
  for (const { storyId, brand, breakpoint, note } of judgements.filter(({ status }) => status === 'broken'))
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
    const drawn = await draw(key, stories)
    const passed = summary(drawn)
    writeReport(drawn, output)
    if (values.json) writeFileSync(values.json, JSON.stringify(drawn))
    console.info(`report: ${relative(process.cwd(), join(output, 'index.html'))}`)
    process.exitCode = passed ? 0 : 1
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
