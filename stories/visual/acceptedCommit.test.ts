import { existsSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, vi } from 'vitest'
import { BaselineHistory } from './baselineHistory.ts'
import { baselineFolder } from './baselines.ts'
import { shotsOf } from './batches.ts'
import { fingerprint } from './imageDiff.ts'
import type { Story } from './shots.ts'
import { FakeRepository, pictureOf } from './testing/fakeRepository.ts'
import { it } from './testing/gitTest.ts'

const story = (name: string) => ({ id: `components-${name}--one`, title: name, name: 'One', importPath: `./stories/${name}.stories.tsx` })
const [badge, text] = [story('badge'), story('text')]
const shotsOfStory = (one: Story) => shotsOf([one]).filter(({ breakpoint }) => breakpoint === 'md')
const [badgeShots, textShots] = [shotsOfStory(badge), shotsOfStory(text)]
const shots = [...badgeShots, ...textShots]

let repository: FakeRepository
const clones: FakeRepository[] = []
const shallowClone = (depth: number): FakeRepository => {
  const clone = new FakeRepository({ clone: { of: repository, depth } })
  clones.push(clone)
  return clone
}

let first: FakeRepository
/** The repository's first commit: both stories, accepted. */
let accepted = ''
beforeAll(async () => {
  first = new FakeRepository()
  first.write(badge.id, '#102030')
  first.write(text.id, '#405060')
  await first.accept(shots)
  accepted = first.commit('Accept both')
})
beforeEach(() => {
  repository = new FakeRepository({ copy: first })
})
afterEach(() => {
  for (const one of [repository, ...clones.splice(0)]) one.remove()
})
afterAll(() => first.remove())

const statuses = ({ results }: Awaited<ReturnType<FakeRepository['compare']>>) => [...new Set(results.map(({ status }) => status))]

/** Git processes take time on a busy machine. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

describe('a difference', () => {
  it('is shown beside the picture of the commit that accepted it', async () => {
    repository.write(badge.id, '#903030')
    const { results } = await repository.compare(shots)
    const changed = results.filter(({ status }) => status === 'changed')
    expect(new Set(changed.map(({ storyId }) => storyId))).toEqual(new Set([badge.id]))
    expect(changed).toHaveLength(badgeShots.length)
    expect(repository.rendered).toEqual([accepted])
    for (const { expected, pixels, share } of changed) {
      expect(await fingerprint(repository.image(expected))).toBe(await fingerprint(await pictureOf('#102030')))
      expect([pixels, share]).toEqual([12 * 8, 1])
    }
  })

  it('renders nothing a second time: the picture is cached by its fingerprint', async () => {
    repository.write(badge.id, '#903030')
    await repository.compare(shots)
    await repository.compare(shots)
    expect(repository.rendered).toEqual([accepted])
  })

  it('is found in later commits too, and renders the last one that accepted anything', async () => {
    repository.write(text.id, '#555555')
    await repository.accept(textShots)
    const second = repository.commit('Accept the text')
    repository.write(badge.id, '#903030')
    repository.commit('Change the badge without accepting it')
    const { results } = await repository.compare(shots)
    expect(results.filter(({ status }) => status === 'changed')).toHaveLength(badgeShots.length)
    expect(repository.rendered).toEqual([second])
  })

  it('that was committed before another was accepted is rendered from the commit that wrote its line', async () => {
    repository.write(badge.id, '#903030')
    repository.commit('Change the badge without accepting it')
    repository.write(text.id, '#555555')
    await repository.accept(textShots)
    const second = repository.commit('Accept the text')
    const { results } = await repository.compare(shots)
    const changed = results.filter(({ status }) => status === 'changed')
    expect(changed).toHaveLength(badgeShots.length)
    expect(repository.rendered).toEqual([second, accepted])
    expect(changed.map(({ note }) => note)).toEqual(changed.map(() => undefined))
    expect(await fingerprint(repository.image(changed[0]?.expected))).toBe(await fingerprint(await pictureOf('#102030')))
  })

  it('survives a squash: the line belongs to the commit that brings it', async () => {
    repository.git('checkout', '--quiet', '-b', 'branch')
    repository.write(badge.id, '#222222')
    repository.commit('Change the badge')
    await repository.accept(badgeShots)
    repository.commit('Accept the badge')
    repository.git('checkout', '--quiet', 'main')
    repository.git('merge', '--quiet', '--squash', 'branch')
    const squashed = repository.commit('Change the badge, squashed')
    repository.git('branch', '-D', 'branch')
    repository.write(badge.id, '#903030')
    expect(statuses(await repository.compare(badgeShots))).toEqual(['changed'])
    expect(repository.rendered).toEqual([squashed])
  })

  it('says so when the accepted commit renders another picture than was accepted', async () => {
    await repository.accept(badgeShots.slice(0, 1)) // as it is
    repository.write(badge.id, '#222222')
    await repository.accept(badgeShots)
    repository.write(badge.id, '#102030')
    repository.commit('Accept pictures without the code')
    repository.write(badge.id, '#333333')
    const run = await repository.compare(badgeShots)
    expect(statuses(run)).toEqual(['changed'])
    expect(run.results[0]?.note).toContain('renders another picture here than was accepted')
  })
})

describe('a run without differences', () => {
  it('renders no commit and reads no picture', async () => {
    expect(statuses(await repository.compare(shots))).toEqual(['same'])
    expect(repository.rendered).toEqual([])
    expect(existsSync(repository.cache)).toBe(false)
  })

  it('needs no history', async () => {
    const clone = shallowClone(1)
    clone.git('checkout', '--quiet', '--orphan', 'empty')
    expect(statuses(await clone.compare(shots))).toEqual(['same'])
  })
})

describe('without the accepted commit', () => {
  it('a shallow clone says how to complete it, and the difference stays red', async () => {
    repository.write(badge.id, '#903030')
    repository.commit('Change the badge without accepting it')
    const run = await shallowClone(1).compare(badgeShots)
    expect(statuses(run)).toEqual(['changed'])
    expect(run.results.map(({ note }) => note)).toEqual(badgeShots.map(() => expect.stringContaining('git fetch --unshallow')))
  })

  it('a shallow clone shows the accepted picture once it is completed as told', async () => {
    repository.write(badge.id, '#903030')
    repository.commit('Change the badge without accepting it')
    const clone = shallowClone(1)
    clone.git('fetch', '--quiet', '--unshallow')
    const run = await clone.compare(badgeShots)
    expect(clone.rendered).toEqual([accepted])
    expect(run.results.map(({ note }) => note)).toEqual(badgeShots.map(() => undefined))
  })

  it('a partial clone says that it needs its remote', () => {
    repository.write(badge.id, '#903030')
    repository.commit('Change the badge without accepting it')
    repository.git('config', 'uploadpack.allowFilter', 'true')
    const clone = new FakeRepository({ clone: { of: repository, filter: 'tree:0' } })
    clones.push(clone)
    clone.git('remote', 'set-url', 'origin', `${repository.root}-unreachable`)
    const latest = new BaselineHistory(clone.root, baselineFolder).latest()
    expect(latest).toEqual({ type: 'missing', reason: expect.stringContaining('partial clone') })
  })

  it('a shallow clone whose last commit still renders the accepted picture needs no more history', async () => {
    repository.commit('Change something else')
    const clone = shallowClone(1)
    clone.write(badge.id, '#903030')
    const run = await clone.compare(badgeShots)
    expect(statuses(run)).toEqual(['changed'])
    expect(run.results[0]?.expected).toBeDefined()
  })

  it('asks to commit what was accepted and then changed', async () => {
    repository.write(badge.id, '#222222')
    await repository.accept(badgeShots)
    repository.write(badge.id, '#903030')
    const run = await repository.compare(badgeShots)
    expect(statuses(run)).toEqual(['changed'])
    expect(run.results[0]?.note).toContain('commit stories/__baselines__ together with the code')
  })

  it('a copy without history asks for a clone', () => {
    const outside = new BaselineHistory(repository.home, baselineFolder)
    expect(outside.latest()).toEqual({ type: 'missing', reason: expect.stringContaining('is not a git repository') })
  })
})

describe('another machine, whose pictures have other fingerprints', () => {
  beforeEach(() => {
    repository.width = 13
  })

  it('finds no difference where the accepted commit renders the same picture, and counts them', async () => {
    const run = await repository.compare(shots)
    expect(statuses(run)).toEqual(['same'])
    expect(run.unverified).toBe(shots.length)
    expect(repository.rendered).toEqual([accepted])
  })

  it('finds a difference from what the accepted commit renders', async () => {
    repository.write(badge.id, '#903030')
    const { results } = await repository.compare(shots)
    const changed = results.filter(({ status }) => status === 'changed')
    expect(changed.map(({ storyId, pixels }) => [storyId, pixels])).toEqual(badgeShots.map(() => [badge.id, 13 * 8]))
  })

  it('finds a change that was committed without being accepted before another was', async () => {
    repository.width = 12
    repository.write(badge.id, '#903030')
    repository.commit('Change the badge without accepting it')
    repository.write(text.id, '#555555')
    await repository.accept(textShots)
    const second = repository.commit('Accept the text')
    repository.width = 13
    expect(statuses(await repository.compare(badgeShots))).toEqual(['changed'])
    expect(repository.rendered).toEqual([second, accepted])
  })

  it('without the commit is different, with the sentence', async () => {
    const clone = shallowClone(1)
    clone.width = 13
    const run = await clone.compare(shots)
    expect(statuses(run)).toEqual(['changed'])
    expect(run.results[0]?.note).toContain('git fetch --unshallow')
  })
})
