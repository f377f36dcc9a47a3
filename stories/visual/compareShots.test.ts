import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { acceptResults, readRun } from './accept.ts'
import { Baselines } from './baselines.ts'
import { compareShots } from './compareShots.ts'
import { fingerprint } from './imageDiff.ts'
import type { VisualRun } from './results.ts'
import type { CaptureResult } from './screenshotBrowser.ts'
import { type Shot, shotKey, shotsOf } from './shots.ts'

const story = (name: string) => ({ id: `components-${name}--one`, title: name, name, importPath: `./${name}.stories.tsx` })
const shots = shotsOf([story('badge'), story('text')]).filter(({ brand, breakpoint }) => brand === 'nordlys' && breakpoint === 'md')
const [badge, text] = shots.map(shotKey)

const pictureOf = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 12, height: 8, channels: 3, background } })
    .png()
    .toBuffer()
const accepted = await pictureOf('#102030')
const other = await pictureOf('#903030')
const third = await pictureOf('#000000')
const fourth = await pictureOf('#309030')

let home = ''
let baselines: Baselines
beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'visual-compare-'))
  baselines = new Baselines(join(home, 'baselines'))
  const print = await fingerprint(accepted)
  baselines.accept(new Map(shots.map((shot) => [shotKey(shot), print])))
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

/** Compares the shots: the badge as it is captured, `alone` or after the text, with what the accepted commit renders of it. */
async function compare(capture: (isAlone: boolean) => Partial<CaptureResult>, expected = accepted): Promise<VisualRun> {
  return compareShots(shots, {
    camera: {
      renderer: '156',
      async *capture(group: readonly Shot[]) {
        for (const shot of group) yield { ...shot, ...(shotKey(shot) === badge ? capture(group.length === 1) : { png: accepted }) }
      },
    },
    baselines,
    findExpected: async (wanted, onFound) => {
      const print = await fingerprint(expected)
      for (const shot of wanted.keys()) await onFound(shot, { png: expected, fingerprint: print })
    },
    folder: join(home, 'report'),
    sourceHash: 'sources',
    selection: 'all',
  })
}

it.each<{ captured: Partial<CaptureResult>; expected?: Buffer; result: object }>([
  { captured: { png: accepted }, result: { status: 'same' } },
  { captured: { png: other }, result: { status: 'changed', pixels: 96, share: 1 } },
  // another machine: the accepted commit has another picture here
  { captured: { png: other }, expected: other, result: { status: 'same', unverified: true } },
  {
    captured: { png: other },
    expected: third,
    result: { status: 'changed', unverified: true, note: expect.stringContaining('on another machine') },
  },
  { captured: { skip: 'plays a film, whose frames differ' }, result: { status: 'skipped', note: 'plays a film, whose frames differ' } },
  { captured: { skip: '' }, result: { status: 'broken', note: expect.stringContaining('without a reason') } },
  { captured: { skip: '   flaky             ' }, result: { status: 'broken', note: expect.stringContaining('without a reason') } },
  { captured: { broken: true, note: 'threw' }, result: { status: 'broken', note: 'threw' } },
])('judges a screenshot: $result', async ({ captured, expected, result }) => {
  const { results } = await compare(() => captured, expected)
  expect(results).toMatchObject([result, { status: 'same' }])
})

it('keeps the images of a difference only', async () => {
  const { results } = await compare(() => ({ png: other }))
  const images = [results[0]?.expected, results[0]?.actual].map((file) => readFileSync(join(home, 'report', file ?? '')))
  expect(images).toEqual([accepted, other])
  expect(results[1]).not.toHaveProperty('actual')
})

it('captures what differs again in a page of its own', async () => {
  const run = await compare((isAlone) => ({ png: isAlone ? accepted : other }))
  expect(run.results[0]).toMatchObject({ status: 'same', equalOnRetry: true })
})

it('calls a picture that differs from itself unstable, shows both, and does not accept it', async () => {
  const captures = [third, other, fourth]
  const run = await compare(() => ({ png: captures.shift() ?? accepted }))
  const [unstable] = run.results
  expect(unstable).toMatchObject({ status: 'unstable', pixels: 96, note: expect.stringContaining('differs from itself') })
  const images = [unstable?.expected, unstable?.actual].map((file) => readFileSync(join(home, 'report', file ?? '')))
  expect(images).toEqual([other, fourth])
  expect(acceptResults(run.results, { wanted: [badge ?? ''] }, baselines)).toMatchObject({ accepted: 0, broken: [unstable] })
})

it('captures a new picture twice, and a third time where the two differ', async () => {
  const captures = [third, other, other]
  baselines.accept(new Map(), [badge ?? ''])
  const run = await compare(() => ({ png: captures.shift() ?? accepted }))
  expect(run.results[0]).toMatchObject({ status: 'new', fingerprint: await fingerprint(other) })
  expect(captures).toEqual([])
})

it('accepts what is wanted of the last run of these sources', async () => {
  await compare(() => ({ png: other }))
  const run = readRun(join(home, 'report'), 'sources', [badge ?? ''])
  expect(acceptResults(run?.results ?? [], { wanted: [text ?? ''] }, baselines).accepted).toBe(0)
  expect(acceptResults(run?.results ?? [], { wanted: [badge ?? ''], removed: [text ?? ''] }, baselines).accepted).toBe(1)
  expect(new Baselines(join(home, 'baselines')).keys()).toEqual([badge])
  expect(readRun(join(home, 'report'), 'others', [])).toBeUndefined()
  expect(readRun(join(home, 'report'), 'sources', ['components-text--two nordlys xs'])).toBeUndefined()
  expect(readRun(home, 'sources', [])).toBeUndefined()
})
