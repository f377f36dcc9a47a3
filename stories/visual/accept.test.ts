import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brands } from '@casino/tokens/brands'
import { breakpointNames } from '@casino/tokens/breakpoints'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, vi } from 'vitest'
import { acceptRun, readRun } from './accept.ts'
import { baselineFolder } from './baselines.ts'
import { shotsOf } from './batches.ts'
import { PictureCache } from './cache.ts'
import { parseOptions } from './options.ts'
import { shotKey } from './shots.ts'
import { FakeRepository } from './testing/fakeRepository.ts'
import { it } from './testing/gitTest.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 }) // git processes take time on a busy machine

const story = { id: 'components-badge--one', title: 'Badge', name: 'One', importPath: './stories/Badge.stories.tsx' }
const shots = shotsOf([story])

let accepted: FakeRepository
let repository: FakeRepository
beforeAll(async () => {
  accepted = new FakeRepository()
  accepted.write(story.id, '#102030')
  await accepted.accept(shots)
  accepted.commit('Accept')
})
beforeEach(() => {
  repository = new FakeRepository({ copy: accepted })
})
afterEach(() => repository.remove())
afterAll(() => accepted.remove())

const lines = () => readFileSync(join(repository.root, baselineFolder, 'components-badge.txt'), 'utf8').split('\n')
const report = () => join(repository.home, 'report')
const acceptShots = async (args: readonly string[]) => {
  const { includes } = parseOptions(args)
  const run = await repository.compare(shots)
  const keys = new Set(shots.filter(includes).map(shotKey))
  const stores = { baselines: repository.baselines, pictures: new PictureCache(repository.cache) }
  return acceptRun(run, { folder: report(), keys, removed: [] }, stores)
}

describe('accept', () => {
  it.each([
    { args: ['--brand', 'strand'], changes: breakpointNames.length },
    { args: ['--breakpoint', 'md'], changes: brands.length },
    { args: ['--brand', 'nordlys', '--breakpoint', 'xs', '--breakpoint', 'xl'], changes: 2 },
    { args: ['--mode', 'hover'], changes: 0 },
    { args: [], changes: shots.length },
  ])('with $args changes $changes lines only', async ({ args, changes }) => {
    const before = lines()
    repository.write(story.id, '#903030')
    expect((await acceptShots(args)).accepted).toBe(changes)
    const changed = lines().filter((line, at) => line !== before[at])
    expect(changed).toHaveLength(changes)
    for (const line of changed)
      expect(args.filter((arg) => /^(?:strand|nordlys)$/.test(arg)).every((brand) => line.includes(brand))).toBe(true)
  })

  it('changes no line when nothing differs', async () => {
    expect(await acceptShots([])).toEqual({ accepted: 0, removed: 0, broken: [] })
    expect(repository.git('status', '--porcelain')).toBe('')
  })

  it('names what could not be captured, and leaves its line', async () => {
    const run = await repository.compare(shots)
    const results = run.results.map(({ fingerprint: _, ...result }, at) =>
      at === 0 ? { ...result, status: 'broken' as const, note: 'threw' } : (run.results[at] ?? result),
    )
    const stores = { baselines: repository.baselines, pictures: new PictureCache(repository.cache) }
    const counts = acceptRun({ ...run, results }, { folder: report(), keys: new Set(shots.map(shotKey)), removed: [] }, stores)
    expect(counts).toMatchObject({ accepted: 0, broken: [{ storyId: story.id, note: 'threw' }] })
    expect(repository.git('status', '--porcelain')).toBe('')
  })

  it('keeps the picture, so that it can be shown before it is committed', async () => {
    repository.write(story.id, '#222222')
    await acceptShots([])
    repository.write(story.id, '#903030')
    const { results } = await repository.compare(shots)
    expect(results.map(({ status, expected }) => [status, expected !== undefined])).toEqual(shots.map(() => ['changed', true]))
    expect(repository.rendered).toHaveLength(1) // for the first comparison only
  })

  it('takes the last run of exactly these sources that contains the screenshots', async () => {
    await repository.compare(shots)
    const keys = shots.map(shotKey)
    expect(readRun(report(), 'sources', keys)?.results).toHaveLength(shots.length)
    expect(readRun(report(), 'others', keys)).toBeUndefined()
    expect(readRun(report(), 'sources', [...keys, 'components-text--one nordlys xs'])).toBeUndefined()
    expect(readRun(repository.home, 'sources', keys)).toBeUndefined()
  })
})

describe('options', () => {
  it('limit by several brands, breakpoints and modes', () => {
    const { includes, limits } = parseOptions(['--brand', 'strand', '--breakpoint', 'xs', '--breakpoint', 'md', '--mode', 'normal'])
    expect(shots.filter(includes).map(shotKey)).toEqual([`${story.id} strand xs`, `${story.id} strand md`])
    expect(limits).toEqual(['strand', 'xs', 'md', 'normal'])
  })

  it('name the allowed values, and what they do not know', () => {
    expect(() => parseOptions(['--brand', 'nordly'])).toThrow(`--brand nordly: use ${brands.join(', ')}`)
    expect(() => parseOptions(['--breakpoint', '768'])).toThrow('use xs, sm, md, lg, xl, xxl')
    expect(() => parseOptions(['Button'])).toThrow('unknown argument: Button')
    expect(() => parseOptions(['--acept', 'all'])).toThrow("'--acept'")
    for (const workers of ['-1', '0', '1.5', 'all'])
      expect(() => parseOptions([`--workers=${workers}`])).toThrow(`--workers ${workers}: use 1 or more`)
    expect(parseOptions(['--workers', '3']).workers).toBe(3)
  })

  it('keep the report of a run when the sample of npm test is compared', () => {
    expect(parseOptions([]).output).toMatch(/test-results\/visual-report$/)
    expect(parseOptions(['--sample']).output).toMatch(/test-results\/visual-report-sample$/)
  })

  it('take the commit of --changed', () => {
    expect(parseOptions(['--changed']).changedSince).toBe('')
    expect(parseOptions(['--changed', 'HEAD~3']).changedSince).toBe('HEAD~3')
    expect(parseOptions([]).changedSince).toBeUndefined()
  })

  it('are listed by --help, without a build', () => {
    const main = fileURLToPath(new URL('main.ts', import.meta.url))
    const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', main, '--help'], { encoding: 'utf8' })
    expect(status).toBe(0)
    for (const option of ['--only', '--changed', '--sample', '--accept', '--brand', '--breakpoint', '--mode', 'VISUAL_CACHE_DIR'])
      expect(stdout).toContain(option)
  })
})
