import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brands } from '@casino/tokens/brands'
import { breakpointNames, breakpoints } from '@casino/tokens/breakpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { acceptRun } from './accept.ts'
import { affectedStories } from './affectedStories.ts'
import { BaselineHistory } from './baselineHistory.ts'
import { Baselines, baselineFolder } from './baselines.ts'
import { shotsOf } from './batches.ts'
import { PictureCache } from './cache.ts'
import { captureShots, type FingerprintedCapture } from './captureShots.ts'
import type { VisualRun } from './comparisonResult.ts'
import { ExpectedScreenshots } from './expectedScreenshots.ts'
import { projectRoot } from './git.ts'
import { storySources } from './moduleGraph.ts'
import { renderCommit } from './renderCommit.ts'
import { runComparison } from './runComparison.ts'
import { ScreenshotBrowser } from './screenshotBrowser.ts'
import { serveStorybook } from './serveStorybook.ts'
import { type Shot, shotKey } from './shots.ts'
import { ensureStorybook, type StorybookBuild } from './storybookBuild.ts'
import { listBuiltStories, listStories } from './storyIndex.ts'

/** A single component, which a shift moves on the page, and one with several parts, which it moves relative to each other. */
const testedStories = [/^components-button--/, /^patterns-hero--/]

const folder = mkdtempSync(join(tmpdir(), 'visual-gate-'))
const baselines = new Baselines(join(folder, 'baselines'))
const pictures = new PictureCache(join(folder, 'pictures'))
let build: StorybookBuild
let served: Awaited<ReturnType<typeof serveStorybook>>
let shots: Shot[] = []

/** Captures the stories with an additional style sheet. The pictures that were accepted are cached. */
async function runWithCss(name: string, css = ''): Promise<VisualRun> {
  const camera = await ScreenshotBrowser.open(served.url, { css })
  const history = new BaselineHistory(folder, 'baselines')
  try {
    return await runComparison(shots, {
      camera,
      baselines,
      expected: new ExpectedScreenshots({ history, pictures, renderCommit }),
      folder: join(folder, name),
      sourceHash: build.sourceHash,
      selection: name,
    })
  } finally {
    await camera.close()
  }
}
const changed = ({ results }: VisualRun) => results.filter(({ status }) => status === 'changed')
const places = (results: VisualRun['results']) => [...new Set(results.map(({ brand, breakpoint }) => `${brand} ${breakpoint}`))].sort()
const everyPlace = brands.flatMap((brand) => breakpointNames.map((breakpoint) => `${brand} ${breakpoint}`)).sort()

beforeAll(async () => {
  build = ensureStorybook()
  const stories = testedStories.flatMap((pattern) =>
    listBuiltStories(build)
      .filter(({ id }) => pattern.test(id))
      .slice(0, 1),
  )
  shots = shotsOf(stories).filter(({ mode }) => mode === 'normal')
  served = await serveStorybook(build)
  const run = await runWithCss('first')
  expect(run.results.map(({ status }) => status)).toEqual(run.results.map(() => 'new'))
  acceptRun(run, { folder: join(folder, 'first'), keys: new Set(shots.map(shotKey)), removed: [] }, { baselines, pictures })
})
afterAll(() => {
  served?.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('the visual gate', () => {
  it.each([1, 2, 3])('finds no difference without a change, run %i', async () => {
    const { results, equalOnRetry } = await runWithCss('again')
    expect(results).toHaveLength(shots.length)
    expect(places(results)).toEqual(everyPlace)
    expect(results.filter(({ status }) => status !== 'same')).toEqual([])
    expect(equalOnRetry).toBe(0)
  })

  it('detects a changed token at every breakpoint where it is used', async () => {
    const differences = changed(await runWithCss('token', `[data-brand][data-brand][data-brand] { --color-action-bg: #7a3cff }`))
    expect(places(differences.filter(({ storyId }) => storyId.startsWith('components-button--')))).toEqual(everyPlace)
    for (const { pixels } of differences) expect(pixels).toBeGreaterThan(0)
  })

  it('detects a token changed in one brand in that brand only', async () => {
    const differences = changed(await runWithCss('brand', `[data-brand='strand'][data-brand][data-brand] { --color-action-bg: #7a3cff }`))
    expect(places(differences)).toEqual(breakpointNames.map((breakpoint) => `strand ${breakpoint}`).sort())
  })

  it('detects a shift of 1 px at one breakpoint, at that breakpoint only', async () => {
    const at = `@media (min-width: ${breakpoints.md}px) and (max-width: ${breakpoints.lg - 1}px)`
    const differences = changed(await runWithCss('shift', `${at} { a, button, h1, h2 { position: relative; inset-block-start: 1px } }`))
    expect(places(differences)).toEqual(brands.map((brand) => `${brand} md`).sort())
    expect(new Set(differences.map(({ storyId }) => storyId))).toEqual(new Set(shots.map(({ story }) => story.id)))
    for (const { pixels } of differences) expect(pixels).toBeGreaterThan(0)
  })

  it('shows a control at rest, under the pointer and pressed differently, and in both kinds of high contrast', async () => {
    const camera = await ScreenshotBrowser.open(served.url)
    const story = listBuiltStories(build).find(({ id }) => id === 'components-button--variants')
    const captured: FingerprintedCapture[] = []
    try {
      const all = shotsOf(story ? [story] : []).filter(({ brand, breakpoint }) => brand === 'nordlys' && breakpoint === 'lg')
      await captureShots(camera, all, { isExpected: () => true }, (one) => void captured.push(one))
    } finally {
      await camera.close()
    }
    expect(captured.map(({ mode }) => mode).sort()).toEqual(['forced-colors', 'high-contrast', 'hover', 'normal', 'pressed'])
    expect(new Set(captured.map(({ fingerprint }) => fingerprint)).size).toBe(5)
  })
})

describe('the accepted commit', () => {
  const story = 'components-badge--tones'
  it('renders what was accepted, in a worktree of its own', async (context) => {
    const history = new BaselineHistory(projectRoot, baselineFolder)
    const latest = history.latest()
    const accepted = new Baselines(join(projectRoot, baselineFolder))
    const badge = shotsOf(listBuiltStories(build).filter(({ id }) => id === story)).filter(({ breakpoint }) => breakpoint === 'md')
    context.skip(latest.type === 'missing' || history.isShallowBoundary(latest.commit), 'a shallow clone has no accepted commit')
    if (latest.type === 'missing') return
    const fingerprints = async (render: (take: (captured: FingerprintedCapture) => void) => Promise<void>) => {
      const taken: (string | undefined)[] = []
      await render(({ fingerprint }) => void taken.push(fingerprint))
      return taken.sort()
    }
    const wanted = badge.map((shot) => accepted.get(shotKey(shot))).sort()
    const camera = await ScreenshotBrowser.open(served.url)
    const here = await fingerprints((take) => captureShots(camera, badge, { isExpected: () => true }, take))
    await camera.close()
    context.skip(here.join() !== wanted.join(), 'this machine or the present badge renders another picture than was accepted')
    expect(await fingerprints((take) => renderCommit(latest.commit, badge, () => true, take))).toEqual(wanted)
  })
})

describe('the built Storybook', () => {
  it('has the stories that are read from their files', async () => {
    const facts = ({ id, title, name, importPath }: Shot['story']) => `${id} ${title} ${name} ${importPath}`
    expect((await listStories()).map(facts).sort()).toEqual(listBuiltStories(build).map(facts).sort())
  })

  it('tells which stories use a token, and which a file', () => {
    const [stories, sources] = [listBuiltStories(build), storySources(build)]
    const affected = (change: { files?: readonly string[]; variables?: readonly string[] }) =>
      new Set(affectedStories(stories, { files: [], ...change }, sources).map(({ title }) => title))
    const withToken = affected({ variables: ['--alert-edge'] })
    expect(withToken).toContain('Components/Alert')
    expect(withToken).not.toContain('Components/Badge')
    expect(affected({ variables: ['--color-page'] }).size).toBe(new Set(stories.map(({ title }) => title)).size)
    const withBadge = affected({ files: ['design-system/components/Badge/Badge.css.ts'] })
    expect(withBadge).toContain('Components/Badge')
    expect(withBadge).not.toContain('Components/Tabs')
    expect(affected({ files: ['design-system/styling/controlShape.ts'] })).toContain('Components/Button') // run by vanilla-extract only
  })
})
