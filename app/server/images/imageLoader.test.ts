import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { createImageLoader } from './imageLoader.ts'

afterEach(() => vi.restoreAllMocks())

const drawing = (fill: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400"><rect width="300" height="400" fill="${fill}"/></svg>`)
const image = (name: string, width: 160 | 320 = 160) => ({ source: `/art/games/${name}.svg`, width })

function startLoader(options: { maxBytes?: number; dataDir?: string } = {}) {
  const asked: string[] = []
  const sources: Record<string, Buffer> = {}
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'images-'))
  const load = createImageLoader({
    backendBaseUrl: '',
    dataDir,
    onDiskError: () => undefined,
    ...options,
    fetchSource: async (_, path) => {
      asked.push(path)
      return sources[path] ?? drawing('teal')
    },
  })
  return { load, asked, sources, dataDir, files: () => readdirSync(join(dataDir, 'images')).length }
}

test('concurrent requests share one source and one rendering', async () => {
  const { load, asked, files } = startLoader()
  const [one, two, wide] = await Promise.all([load(image('a'), 'webp'), load(image('a'), 'webp'), load(image('a', 320), 'webp')])
  expect(one).toBe(two)
  expect(wide.etag).not.toBe(one.etag)
  expect(asked).toEqual(['/art/games/a.svg'])
  expect(files()).toBe(2)
})

test('an image is read from its file after a restart', async () => {
  const first = startLoader()
  const rendered = await first.load(image('a'), 'webp')
  const second = startLoader({ dataDir: first.dataDir })
  expect(await second.load(image('a'), 'webp')).toEqual(rendered)
  expect(second.files()).toBe(1)
})

test('a changed source is rendered again after five minutes, an unchanged one is not', async () => {
  const clock = vi.spyOn(performance, 'now')
  const setClock = async (ms: number) => {
    clock.mockReturnValue(ms)
    await setTimeout(5) // lru-cache reads the clock once a millisecond
  }
  await setClock(1000)
  const { load, asked, sources } = startLoader()
  const first = await load(image('a'), 'webp')
  await setClock(400_000)
  expect((await load(image('a'), 'webp')).body).toBe(first.body)
  expect(asked).toHaveLength(2)
  sources['/art/games/a.svg'] = drawing('navy')
  await setClock(800_000)
  expect((await load(image('a'), 'webp')).etag).not.toBe(first.etag)
})

test('the memory stays within its size and evicts the least recently used image', async () => {
  const { body } = await startLoader().load(image('a'), 'webp')
  const { load } = startLoader({ maxBytes: body.length * 2 })
  const a = await load(image('a'), 'webp')
  const b = await load(image('b'), 'webp')
  expect((await load(image('a'), 'webp')).body).toBe(a.body)
  await load(image('c'), 'webp')
  expect((await load(image('a'), 'webp')).body).toBe(a.body)
  expect((await load(image('b'), 'webp')).body).not.toBe(b.body)
})
