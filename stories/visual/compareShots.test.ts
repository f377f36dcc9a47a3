import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readRun } from './accept.ts'
import { acceptedCommit } from './acceptedCommit.ts'
import { fingerprint } from './imageDiff.ts'
import type { VisualRun } from './results.ts'
import type { CaptureResult } from './screenshotBrowser.ts'
import { type Shot, type Story, shotsOf } from './shots.ts'
import { FakeRepository } from './testing/fakeRepository.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 }) // git processes take time on a busy machine

const story = (name: string): Story => ({ id: `components-${name}--one`, title: name, name, importPath: `./${name}.stories.tsx` })
const [badge, text] = [story('badge'), story('text')]
const shots = shotsOf([badge, text]).filter(({ breakpoint }) => breakpoint === 'md')
const shotsOfText = shots.filter((shot) => shot.story === text)
const index = 'stories/__baselines__/components-badge.txt'

let repository: FakeRepository
/** The commit that accepted both stories. */
let accepted: string
beforeEach(async () => {
  repository = new FakeRepository()
  repository.write(badge, '#102030')
  repository.write(text, '#405060')
  await repository.accept(shots)
  repository.forgetPictures()
  accepted = repository.commit()
})
afterEach(() => repository.remove())

/** The status of each story, with its note. */
const statusesOf = ({ results }: VisualRun) =>
  [...new Set(results.map(({ name, status, note }) => [name, status, note].filter(Boolean).join(' ')))].sort()
const expectBoth = async (badgeStatus: string, from = repository) =>
  expect(statusesOf(await from.compare(shots))).toEqual([expect.stringMatching(new RegExp(`^badge ${badgeStatus}`)), 'text same'])

describe('a comparison', () => {
  it('renders no commit while every fingerprint is the accepted one', async () => {
    await expectBoth('same$')
    expect(repository.rendered).toEqual([])
  })

  it('shows a difference beside the picture of the commit that accepted it, rendered once', async () => {
    repository.write(badge, '#903030')
    await repository.compare(shots)
    const { results } = await repository.compare(shots)
    expect(repository.rendered).toEqual([accepted])
    const [first] = results
    expect(first).toMatchObject({ status: 'changed', pixels: 12 * 8, share: 1 })
    const expected = await fingerprint(readFileSync(join(repository.home, 'report', first?.expected ?? '')))
    expect(readFileSync(join(repository.root, index), 'utf8')).toContain(` ${expected}\n`)
  })

  it('finds a change that was committed before another component was accepted', async () => {
    repository.write(badge, '#903030')
    repository.commit()
    repository.write(text, '#555555')
    await repository.accept(shotsOfText)
    repository.commit()
    await expectBoth('changed$')
    expect(repository.rendered).toContain(accepted)
  })

  it('renders the squashed commit after a squash', async () => {
    repository.git('checkout', '--quiet', '-b', 'branch')
    repository.write(badge, '#222222')
    repository.commit()
    await repository.accept(shots)
    repository.commit()
    repository.git('checkout', '--quiet', 'main')
    repository.git('merge', '--quiet', '--squash', 'branch')
    expect(repository.commit()).toBe(acceptedCommit(repository.root, index))
    repository.git('branch', '-D', 'branch')
    repository.forgetPictures()
    repository.write(badge, '#903030')
    await expectBoth('changed$')
  })

  it('of a picture that is accepted and not committed has the picture from the cache, else asks for the commit', async () => {
    repository.write(badge, '#222222')
    await repository.accept(shots)
    repository.write(badge, '#903030')
    await expectBoth('changed$')
    repository.forgetPictures()
    await expectBoth('changed no commit contains it: commit stories/__baselines__ together with the code')
  })

  it('in a shallow clone stays red and says how to complete it', async () => {
    repository.write(badge, '#903030')
    repository.commit()
    const clone = new FakeRepository(repository)
    try {
      await expectBoth('changed this clone is shallow .* run .git fetch --unshallow', clone)
      clone.git('fetch', '--quiet', '--unshallow')
      await expectBoth('changed$', clone)
    } finally {
      clone.remove()
    }
  })

  it('on another machine finds what differs from the accepted commit there, and nothing else', async () => {
    repository.width = 13
    const run = await repository.compare(shots)
    expect(statusesOf(run)).toEqual(['badge same', 'text same'])
    expect(run.results.filter(({ unverified }) => unverified)).toHaveLength(shots.length)
    repository.write(badge, '#903030')
    await expectBoth('changed the accepted commit renders another picture here')
  })

  it.each<{ captured: Partial<CaptureResult>; status: string }>([
    { captured: { skip: 'plays a film, whose frames differ' }, status: 'skipped plays a film, whose frames differ' },
    { captured: { skip: '' }, status: 'broken skips without a reason' },
    { captured: { skip: '   flaky             ' }, status: 'broken skips without a reason' },
    { captured: { broken: true, note: 'threw' }, status: 'broken threw' },
  ])('judges $captured as $status', async ({ captured, status }) => {
    const camera = {
      renderer: '156',
      async *capture(wanted: readonly Shot[]) {
        for (const shot of wanted) yield { ...shot, ...captured }
      },
    }
    const [found] = statusesOf(await repository.compare(shotsOfText, camera))
    expect(found).toContain(`text ${status}`)
  })

  it('captures what differs again, each story in a page of its own', async () => {
    repository.isFlaky = true
    const run = await repository.compare(shots)
    expect(statusesOf(run)).toEqual(['badge same', 'text same'])
    expect(run.equalOnRetry).toBe(shots.length)
  })
})

describe('accepting', () => {
  it('writes the lines of what was asked for, and makes the next comparison green', async () => {
    repository.write(badge, '#903030')
    const before = readFileSync(join(repository.root, index), 'utf8').split('\n')
    expect(await repository.accept(shots.slice(0, 1))).toEqual({ accepted: 1, broken: [] })
    const lines = readFileSync(join(repository.root, index), 'utf8').split('\n')
    expect(lines.filter((line, at) => line !== before[at])).toHaveLength(1)
    expect(await repository.accept(shots)).toMatchObject({ accepted: 1 })
    await expectBoth('same$')
  })

  it('takes the last run of exactly these sources that contains the screenshots', async () => {
    await repository.compare(shotsOfText)
    const report = join(repository.home, 'report')
    const [key = ''] = repository.baselines.keys().filter((one) => one.startsWith(text.id))
    expect(readRun(report, 'sources', [key])?.results).toHaveLength(shotsOfText.length)
    expect(readRun(report, 'others', [key])).toBeUndefined()
    expect(readRun(report, 'sources', [key, `${badge.id} nordlys xs`])).toBeUndefined()
    expect(readRun(repository.home, 'sources', [key])).toBeUndefined()
  })
})
