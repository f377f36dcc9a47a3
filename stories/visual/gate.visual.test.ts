import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brands } from '@casino/tokens/brands'
import { breakpointNames, breakpoints } from '@casino/tokens/breakpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Baselines } from './baselines.ts'
import { planBatches } from './batches.ts'
import { encodeForStorage } from './imageDiff.ts'
import { runComparison, type VisualRun } from './runComparison.ts'
import { ScreenshotBrowser } from './screenshotBrowser.ts'
import { ensureStorybook, listStories, serveStorybook } from './storybookBuild.ts'

/** A single component, which a shift moves on the page, and one with several parts, which it moves relative to each other. */
const testedStories = [/^components-button--/, /^patterns-hero--/]

const folder = mkdtempSync(join(tmpdir(), 'visual-gate-'))
let served: Awaited<ReturnType<typeof serveStorybook>>
let key = ''
let stories: ReturnType<typeof listStories> = []

/** Captures the stories with an additional style sheet. */
async function runWithCss(name: string, css = ''): Promise<VisualRun> {
  const camera = await ScreenshotBrowser.open(served.url, { css })
  try {
    return await runComparison(planBatches(stories), {
      camera,
      baselines: new Baselines(join(folder, 'baselines')),
      folder: join(folder, name),
      sourceHash: key,
      selection: name,
    })
  } finally {
    await camera.close()
  }
}
const changed = ({ results }: VisualRun) => results.filter(({ status }) => status === 'changed')
const places = (judgements: VisualRun['results']) =>
  [...new Set(judgements.map(({ brand, breakpoint }) => `${brand} ${breakpoint}`))].sort()
const everyPlace = brands.flatMap((brand) => breakpointNames.map((breakpoint) => `${brand} ${breakpoint}`)).sort()

beforeAll(async () => {
  key = ensureStorybook()
  stories = testedStories.flatMap((pattern) =>
    listStories()
      .filter(({ id }) => pattern.test(id))
      .slice(0, 1),
  )
  served = await serveStorybook()
  const { results, renderer } = await runWithCss('first')
  expect(results.map(({ status }) => status)).toEqual(results.map(() => 'new'))
  await new Baselines(join(folder, 'baselines')).accept(
    results.map(({ storyId, brand, breakpoint, fingerprint = '', actual = '' }) => {
      const png = readFileSync(join(folder, 'first', actual))
      return { storyId, brand, breakpoint, fingerprint, renderer, encode: () => encodeForStorage(png) }
    }),
  )
})
afterAll(() => {
  served?.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('the visual gate', () => {
  it.each([1, 2, 3])('finds no difference without a change, run %i', async () => {
    const { results, equalOnRetry } = await runWithCss('again')
    expect(results).toHaveLength(stories.length * everyPlace.length)
    expect(results.filter(({ status }) => status !== 'same')).toEqual([])
    expect(equalOnRetry).toBe(0)
  })

  it('detects a changed token at every breakpoint where it is used', async () => {
    const differences = changed(await runWithCss('token', '[data-brand][data-brand][data-brand] { --color-action-bg: #7a3cff }'))
    expect(places(differences.filter(({ storyId }) => storyId.startsWith('components-button--')))).toEqual(everyPlace)
    for (const { pixels } of differences) expect(pixels).toBeGreaterThan(0)
  })

  it('detects a token changed in one brand in that brand only', async () => {
    const differences = changed(await runWithCss('brand', "[data-brand='strand'][data-brand][data-brand] { --color-action-bg: #7a3cff }"))
    expect(places(differences)).toEqual(breakpointNames.map((breakpoint) => `strand ${breakpoint}`).sort())
  })

  it('detects a shift of 1 px at one breakpoint, at that breakpoint only', async () => {
    const at = `@media (min-width: ${breakpoints.md}px) and (max-width: ${breakpoints.lg - 1}px)`
    const differences = changed(await runWithCss('shift', `${at} { a, button, h1, h2 { position: relative; inset-block-start: 1px } }`))
    expect(places(differences)).toEqual(brands.map((brand) => `${brand} md`).sort())
    expect(new Set(differences.map(({ storyId }) => storyId))).toEqual(new Set(stories.map(({ id }) => id)))
    for (const { pixels } of differences) expect(pixels).toBeGreaterThan(0)
  })
})
