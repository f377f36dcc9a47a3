import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { acceptRun } from './accept.ts'
import { affectedStories } from './affectedStories.ts'
import { Baselines } from './baselines.ts'
import { PictureCache } from './cache.ts'
import { captureShots, type FingerprintedCapture } from './captureShots.ts'
import { compareShots } from './compareShots.ts'
import { git } from './git.ts'
import { storySources } from './moduleGraph.ts'
import { writeReport } from './report.ts'
import type { VisualRun } from './results.ts'
import { withBrowser } from './screenshotBrowser.ts'
import { type Shot, type Story, shotKey, shotsOf } from './shots.ts'
import { ensureStorybook, listStories, type StorybookBuild } from './storybookBuild.ts'

/** The purple button is the changed component, the badge the unchanged one. */
const purple = 'button { background: #7a3cff !important }'
/** Another machine renders its own font. */
const otherFont = '* { font-family: monospace !important }'

const root = mkdtempSync(join(tmpdir(), 'visual-gate-'))
const baselines = new Baselines(join(root, 'baselines'))
const pictures = new PictureCache(join(root, 'pictures'))
const report = join(root, 'report')
let build: StorybookBuild
let stories: readonly Story[]
let shots: readonly Shot[]
/** The style sheet that each commit added to its stories. */
const cssOf = new Map<string, string>()

/** Compares the stories with an additional style sheet. Each commit renders with its own; `machine`: on a machine with these styles. */
const compare = (css: string, machine = ''): Promise<VisualRun> =>
  withBrowser(
    build.folder,
    (camera) =>
      compareShots(shots, {
        camera,
        baselines,
        expected: {
          root,
          folder: 'baselines',
          pictures,
          renderCommit: (commit, wanted, onCapture) =>
            withBrowser(build.folder, (other) => captureShots(other, wanted, onCapture), `${cssOf.get(commit)}${machine}`),
        },
        folder: report,
        sourceHash: build.sourceHash,
        selection: 'gate',
      }),
    css + machine,
  )

/** Accepts a run and commits it with its style sheet. */
function accept(run: VisualRun, css: string): void {
  acceptRun(run, { folder: report, keys: new Set(shots.map(shotKey)), removed: [] }, { baselines, pictures })
  git(root, 'add', 'baselines')
  git(root, '-c', 'user.name=Test', '-c', 'user.email=test@example.test', 'commit', '--quiet', '--message', 'Accept')
  cssOf.set(git(root, 'rev-parse', 'HEAD'), css)
}

/** The places of a component that have a status. */
const places = ({ results }: VisualRun, component: string, status: string) =>
  results
    .filter((one) => one.storyId.startsWith(component) && one.status === status)
    .map(({ brand, breakpoint }) => `${brand} ${breakpoint}`)
const everyPlace = ['nordlys xs', 'nordlys md', 'strand xs', 'strand md']

beforeAll(async () => {
  build = ensureStorybook()
  stories = listStories(build)
  shots = shotsOf(stories.filter(({ id }) => ['components-button--variants', 'components-badge--tones'].includes(id))).filter(
    ({ mode, breakpoint }) => mode === 'normal' && ['xs', 'md'].includes(breakpoint),
  )
  git(root, 'init', '--quiet')
  accept(await compare(''), '')
})
afterEach(() => rmSync(join(root, 'pictures'), { recursive: true, force: true }))
afterAll(() => rmSync(root, { recursive: true, force: true }))

describe('the visual comparison', () => {
  it('finds no difference without a change', async () => {
    const run = await compare('')
    expect(run.results.map(({ status }) => status)).toEqual(shots.map(() => 'same'))
    expect(run.equalOnRetry).toBe(0)
  })

  it('finds a shift of 1 px at one breakpoint in one brand, there only', async () => {
    const run = await compare('@media (min-width: 768px) { [data-brand="strand"] button { position: relative; inset-block-start: 1px } }')
    expect(places(run, 'components-button', 'changed')).toEqual(['strand md'])
    expect(places(run, 'components-button', 'same')).toHaveLength(3)
  })

  it('finds no difference on a machine with another font, and a changed component there too', async () => {
    const same = await compare('', otherFont)
    expect(same.results.map(({ status, unverified }) => [status, unverified])).toEqual(shots.map(() => ['same', true]))
    const changed = await compare(purple, otherFont)
    expect(places(changed, 'components-button', 'changed')).toEqual(everyPlace)
    expect(places(changed, 'components-badge', 'same')).toEqual(everyPlace)
  })

  it('finds a changed component, shows it in the report, and is green once that is accepted', async () => {
    const changed = await compare(purple)
    expect(places(changed, 'components-button', 'changed')).toEqual(everyPlace)
    expect(places(changed, 'components-badge', 'same')).toEqual(everyPlace)
    writeReport(changed, report)
    const html = readFileSync(join(report, 'index.html'), 'utf8')
    for (const { status, expected, actual, difference } of changed.results)
      for (const file of status === 'changed' ? [expected, actual, difference] : []) {
        expect(html).toContain(`src="${file}"`)
        expect(readFileSync(join(report, file ?? '')).length).toBeGreaterThan(0)
      }
    accept(changed, purple)
    expect((await compare(purple)).results.map(({ status }) => status)).toEqual(shots.map(() => 'same'))
    expect(places(await compare(''), 'components-button', 'changed')).toEqual(everyPlace)
  })

  it('shows a control at rest, under the pointer and pressed differently, and in both kinds of high contrast', async () => {
    const captured: FingerprintedCapture[] = []
    const all = shotsOf(stories.filter(({ id }) => id === 'components-button--variants'))
    const wanted = all.filter(({ brand, breakpoint }) => brand === 'nordlys' && breakpoint === 'lg')
    await withBrowser(build.folder, (camera) => captureShots(camera, wanted, (one) => void captured.push(one)))
    expect(captured.map(({ mode }) => mode).sort()).toEqual(['forced-colors', 'high-contrast', 'hover', 'normal', 'pressed'])
    expect(new Set(captured.map(({ fingerprint }) => fingerprint)).size).toBe(5)
  })
})

describe('the module graph of the built Storybook', () => {
  const affected = (change: { files?: readonly string[]; variables?: readonly string[] }) =>
    new Set(affectedStories(stories, { files: [], ...change }, storySources(build)).map(({ title }) => title))

  it('tells which stories use a token', () => {
    const users = affected({ variables: ['--alert-edge'] })
    expect([users.has('Components/Alert'), users.has('Components/Badge')]).toEqual([true, false])
    expect(affected({ variables: ['--color-page'] }).size).toBe(new Set(stories.map(({ title }) => title)).size)
  })

  it('tells which stories use a file, also one that only vanilla-extract runs', () => {
    const users = affected({ files: ['design-system/components/Badge/Badge.css.ts'] })
    expect([users.has('Components/Badge'), users.has('Components/Tabs')]).toEqual([true, false])
    expect(affected({ files: ['design-system/styling/controlShape.ts'] })).toContain('Components/Button')
  })
})
