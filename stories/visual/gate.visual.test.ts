import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brands } from '@casino/tokens/brands'
import { breakpointNames, breakpoints } from '@casino/tokens/breakpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Baselines } from './baselines.ts'
import { Camera } from './camera.ts'
import { storedForm } from './picture.ts'
import { plan } from './plan.ts'
import { type Run, run } from './run.ts'
import { ensureStorybook, listStories, serveStorybook } from './storybook.ts'

/** A single component, which a shift moves on the page, and one with several parts, which it moves relative to each other. */
const shown = [/^components-button--/, /^patterns-hero--/]

const folder = mkdtempSync(join(tmpdir(), 'visual-gate-'))
let served: Awaited<ReturnType<typeof serveStorybook>>
let key = ''
let stories: ReturnType<typeof listStories> = []

/** Captures the stories with an additional style sheet. */
async function draw(name: string, css = ''): Promise<Run> {
  const camera = await Camera.open(served.url, { css })
  try {
    return await run(plan(stories), {
      camera,
      baselines: new Baselines(join(folder, 'baselines')),
      folder: join(folder, name),
      key,
      selection: name,
    })
  } finally {
    await camera.close()
  }
}
const changed = ({ judgements }: Run) => judgements.filter(({ status }) => status === 'changed')
const places = (judgements: Run['judgements']) => [...new Set(judgements.map(({ brand, breakpoint }) => `${brand} ${breakpoint}`))].sort()
const everyPlace = brands.flatMap((brand) => breakpointNames.map((breakpoint) => `${brand} ${breakpoint}`)).sort()

beforeAll(async () => {
  key = ensureStorybook()
  stories = shown.flatMap((pattern) =>
    listStories()
      .filter(({ id }) => pattern.test(id))
      .slice(0, 1),
  )
  served = await serveStorybook()
  const { judgements, renderer } = await draw('first')
  expect(judgements.map(({ status }) => status)).toEqual(judgements.map(() => 'new'))
  await new Baselines(join(folder, 'baselines')).accept(
    judgements.map(({ storyId, brand, breakpoint, fingerprint = '', actual = '' }) => {
      const png = readFileSync(join(folder, 'first', actual))
      return { storyId, brand, breakpoint, fingerprint, renderer, stored: () => storedForm(png) }
    }),
  )
})
afterAll(() => {
  served?.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('the visual gate', () => {
  it.each([1, 2, 3])('finds no difference without a change, run %i', async () => {
    const { judgements, secondLooks } = await draw('again')
    expect(judgements).toHaveLength(stories.length * everyPlace.length)
    expect(judgements.filter(({ status }) => status !== 'same')).toEqual([])
    expect(secondLooks).toBe(0)
  })

  it('detects a changed token at every breakpoint where it is used', async () => {
    const differences = changed(await draw('token', '[data-brand][data-brand][data-brand] { --color-action-bg: #7a3cff }'))
    expect(places(differences.filter(({ storyId }) => storyId.startsWith('components-button--')))).toEqual(everyPlace)
    for (const { pixels } of differences) expect(pixels).toBeGreaterThan(0)
  })

  it('detects a token changed in one brand in that brand only', async () => {
    const differences = changed(await draw('brand', "[data-brand='strand'][data-brand][data-brand] { --color-action-bg: #7a3cff }"))
    expect(places(differences)).toEqual(breakpointNames.map((breakpoint) => `strand ${breakpoint}`).sort())
  })

  it('detects a shift of 1 px at one breakpoint, at that breakpoint only', async () => {
    const at = `@media (min-width: ${breakpoints.md}px) and (max-width: ${breakpoints.lg - 1}px)`
    const differences = changed(await draw('shift', `${at} { a, button, h1, h2 { position: relative; inset-block-start: 1px } }`))
    expect(places(differences)).toEqual(brands.map((brand) => `${brand} md`).sort())
    expect(new Set(differences.map(({ storyId }) => storyId))).toEqual(new Set(stories.map(({ id }) => id)))
    for (const { pixels } of differences) expect(pixels).toBeGreaterThan(0)
  })
})
