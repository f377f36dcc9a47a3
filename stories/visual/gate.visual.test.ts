import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { acceptResults } from './accept.ts'
import { affectedStories, storySources } from './affectedStories.ts'
import { Baselines } from './baselines.ts'
import { captureShots, type FingerprintedCapture } from './captureShots.ts'
import { compareShots } from './compareShots.ts'
import { renderReport } from './report.ts'
import type { VisualRun } from './results.ts'
import { withBrowser } from './screenshotBrowser.ts'
import { modes, type Shot, type Story, shotKey, shotsOf } from './shots.ts'
import { ensureStorybook, listStories } from './storybookBuild.ts'

/** Changes the button and not the badge. */
const purple = 'button { background: #7a3cff !important }'
/** Another machine renders its own font. */
const otherFont = '* { font-family: monospace !important }'

const home = mkdtempSync(join(tmpdir(), 'visual-gate-'))
const report = join(home, 'report')
const baselines = new Baselines(join(home, 'baselines'))
let storybook: string
let stories: readonly Story[]
let shots: readonly Shot[]

/** Compares stories with an additional style sheet, the change, on a machine that adds its own to the accepted commit too. */
const compare = (change: string, machine = ''): Promise<VisualRun> =>
  withBrowser(
    storybook,
    (camera) =>
      compareShots(shots, {
        camera,
        baselines,
        findExpected: (accepted, onFound) =>
          withBrowser(
            storybook,
            (other) =>
              captureShots(other, [...accepted.keys()], async ({ png, fingerprint = '', ...captured }) => {
                const shot = shots.find((one) => shotKey(one) === shotKey(captured))
                if (shot && png) await onFound(shot, { png, fingerprint })
              }),
            machine,
          ),
        folder: report,
        sourceHash: 'sources',
        selection: 'gate',
      }),
    change + machine,
  )
const accept = ({ results }: VisualRun) => acceptResults(results, { wanted: shots.map(shotKey) }, baselines)

/** The places of a component that have a status. */
const places = ({ results }: VisualRun, component: string, status: string) =>
  results
    .filter((one) => one.storyId.startsWith(component) && one.status === status)
    .map(({ brand, breakpoint }) => `${brand} ${breakpoint}`)
const everyPlace = ['nordlys xs', 'nordlys md', 'strand xs', 'strand md']

beforeAll(async () => {
  storybook = ensureStorybook().folder
  stories = listStories(storybook)
  shots = shotsOf(stories.filter(({ id }) => ['components-button--variants', 'components-badge--tones'].includes(id))).filter(
    ({ mode, breakpoint }) => mode === 'normal' && ['xs', 'md'].includes(breakpoint),
  )
  accept(await compare(''))
})
afterAll(() => rmSync(home, { recursive: true, force: true }))

describe('the visual comparison', () => {
  it('finds no difference without a change', async () => {
    const run = await compare('')
    expect(run.results.map(({ status }) => status)).toEqual(shots.map(() => 'same'))
    expect(run.results.filter(({ equalOnRetry }) => equalOnRetry)).toEqual([])
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
    const html = renderReport(changed)
    for (const { status, expected, actual, difference } of changed.results)
      for (const file of status === 'changed' ? [expected, actual, difference] : []) {
        expect(html).toContain(`src="${file}"`)
        expect(readFileSync(join(report, file ?? '')).length).toBeGreaterThan(0)
      }
    expect(accept(changed)).toEqual({ accepted: everyPlace.length, broken: [] })
    expect((await compare(purple)).results.map(({ status }) => status)).toEqual(shots.map(() => 'same'))
  })

  it('shows a control at rest, under the pointer, pressed, focused, with large text and in both kinds of high contrast differently', async () => {
    const captured: FingerprintedCapture[] = []
    const all = shotsOf(stories.filter(({ id }) => id === 'components-button--variants'))
    const wanted = all.filter(({ brand, breakpoint }) => brand === 'nordlys' && breakpoint === 'lg')
    await withBrowser(storybook, (camera) => captureShots(camera, wanted, (one) => void captured.push(one)))
    expect(captured.map(({ mode }) => mode).sort()).toEqual(modes.filter((mode) => mode !== 'scrolled').sort())
    expect(new Set(captured.map(({ fingerprint }) => fingerprint)).size).toBe(7)
  })
})

describe('the module graph of the built Storybook', () => {
  const affected = (change: { files?: readonly string[]; variables?: readonly string[] }) =>
    new Set(affectedStories(stories, { files: [], ...change }, storySources(storybook)).map(({ title }) => title))

  it('tells which stories use a token', () => {
    const users = affected({ variables: ['--alert-edge'] })
    expect(['Alert', 'Badge'].map((name) => users.has(`Components/${name}`))).toEqual([true, false])
    expect(affected({ variables: ['--color-page'] })).toEqual(new Set(stories.map(({ title }) => title)))
  })

  it('tells which stories use a file, also one that only vanilla-extract runs', () => {
    const users = affected({ files: ['design-system/components/Badge/Badge.css.ts'] })
    expect(['Badge', 'Tabs'].map((name) => users.has(`Components/${name}`))).toEqual([true, false])
    expect(affected({ files: ['design-system/styling/controlShape.ts'] })).toContain('Components/Button')
  })
})
