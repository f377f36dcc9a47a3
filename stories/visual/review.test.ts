import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Baselines } from './baselines.ts'
import { Rejections, rejectionFile } from './rejections.ts'
import { type ComparisonResult, summaryOf, type VisualRun } from './results.ts'
import { type ReviewOptions, startReview } from './review.ts'

const place = { brand: 'strand', mode: 'normal', width: 320 } as const
const badge = { ...place, storyId: 'components-badge--one', title: 'Components/Badge', name: 'One' }
const changed: ComparisonResult = {
  ...badge,
  breakpoint: 'xs',
  status: 'changed',
  fingerprint: 'b'.repeat(16),
  colours: '#000000 → #ffffff',
}
const wider: ComparisonResult = { ...changed, breakpoint: 'md' }
const unstable: ComparisonResult = { ...badge, breakpoint: 'lg', status: 'unstable', fingerprint: 'c'.repeat(16) }
const removed: ComparisonResult = { ...badge, storyId: 'components-badge--gone', breakpoint: 'xs', status: 'removed' }
const keys = { changed: `${badge.storyId} strand xs`, wider: `${badge.storyId} strand md`, removed: 'components-badge--gone strand xs' }
const accepted = 'a'.repeat(16)

let home = ''
let options: ReviewOptions
let review: Awaited<ReturnType<typeof startReview>>
let reason: string | null = null

const readBaselines = () => new Baselines(join(home, 'baselines'))
const readRejections = () => new Rejections(join(home, rejectionFile))

beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'visual-review-'))
  mkdirSync(join(home, 'pictures'))
  writeFileSync(join(home, 'pictures/one.png'), 'picture')
  const run: VisualRun = {
    sourceHash: 'sources',
    renderer: '156',
    selection: 'every story',
    seconds: 2,
    results: [changed, wider, unstable, removed],
    compared: true,
  }
  const baselines = readBaselines()
  baselines.accept(new Map([keys.changed, keys.wider, keys.removed].map((key) => [key, accepted])))
  reason = null
  options = { run, folder: home, baselines, rejections: readRejections(), reasonToRunAgain: () => reason }
  review = await startReview(options)
})
afterEach(() => {
  review.stop()
  rmSync(home, { recursive: true, force: true })
})

const send = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${review.url}/decisions`, { method: 'POST', body: JSON.stringify(body), headers })
const page = async (path = '/') => (await fetch(`${review.url}${path}`)).text()

it('writes accepted pictures to the fingerprints, and removes those of stories that are gone', async () => {
  expect(await (await send({ type: 'accepted', keys: [keys.changed, keys.removed] })).json()).toEqual({ decided: 2 })
  expect(readBaselines().get(keys.changed)).toBe(changed.fingerprint)
  expect(readBaselines().keys()).not.toContain(keys.removed)
  expect(readBaselines().get(keys.wider)).toBe(accepted)
  expect((await page()).match(/<article[^>]*data-decision="accepted"/g)).toHaveLength(2)
})

it('keeps a rejected picture with its comment for the next run, until it is accepted', async () => {
  await send({ type: 'rejected', keys: [keys.changed], comment: 'too dark on <hover>' })
  expect(readBaselines().get(keys.changed)).toBe(accepted)
  expect(readRejections().get(keys.changed)?.comment).toBe('too dark on <hover>')
  expect(await page()).toContain('too dark on &lt;hover&gt;')
  expect(summaryOf(options.run, readRejections())).toContain(`rejected: ${keys.changed}: too dark on <hover>`)
  // a folder that is handed on shows the decision, and decides nothing
  expect(readFileSync(join(home, 'index.html'), 'utf8')).toMatch(/data-use="file"[\s\S]*data-decision="rejected"/)
  await send({ type: 'accepted', keys: [keys.changed] })
  expect(readRejections().get(keys.changed)).toBeUndefined()
})

it('waits for a new decision where a rejected picture has changed since', async () => {
  options.rejections.reject([{ ...changed, fingerprint: accepted }], 'too dark')
  expect(await page()).toMatch(/data-decision="open">\s*<h4>One[\s\S]*?<p class="decision">too dark</)
})

it.each([
  ['without a comment', { type: 'rejected', keys: [keys.changed], comment: ' ' }],
  ['of a picture that is not in the run', { type: 'accepted', keys: ['components-badge--two strand xs'] }],
  ['that accepts an unstable picture', { type: 'accepted', keys: [keys.changed, `${badge.storyId} strand lg`] }],
  ['that is none', 'accept'],
])('refuses a decision %s, and writes nothing', async (_, body) => {
  expect((await send(body)).status).toBe(400)
  expect(readBaselines().get(keys.changed)).toBe(accepted)
  expect(readRejections().get(keys.changed)).toBeUndefined()
})

it('decides nothing once the sources have changed', async () => {
  reason = 'start the review again'
  const answer = await send({ type: 'accepted', keys: [keys.changed] })
  expect([answer.status, await answer.text()]).toEqual([400, reason])
})

it('decides for its own page only, and serves its pictures only', async () => {
  expect((await send({ type: 'accepted', keys: [keys.changed] }, { origin: 'http://elsewhere.test' })).status).toBe(403)
  expect(await page('/pictures/one.png')).toBe('picture')
  expect(await page('/pictures/..%2frun.json')).toBe('not here')
})

it('offers changes of colour that several pictures share', async () => {
  expect(await page()).toContain('<option>#000000 → #ffffff</option>')
})
