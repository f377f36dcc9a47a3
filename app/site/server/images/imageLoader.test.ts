import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createImageLoader } from './imageLoader.ts'
import { ImageSourceError } from './imageSource.ts'

afterEach(() => vi.restoreAllMocks())

const drawing = (fill: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400"><rect width="300" height="400" fill="${fill}"/></svg>`)
const image = (name: string, width: 160 | 320 = 160) => ({ source: `/art/games/${name}.svg`, size: { type: 'width', width } as const })

function startLoader(options: { maxBytes?: number; dataDir?: string } = {}) {
  const asked: string[] = []
  const backend: { error: ImageSourceError | null } = { error: null }
  const outages: string[] = []
  const sources: Record<string, Buffer> = {}
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'images-'))
  const load = createImageLoader({
    backendBaseUrl: '',
    dataDir,
    onDiskError: () => undefined,
    onOutage: () => outages.push('begins'),
    onOutageEnd: () => outages.push('ends'),
    ...options,
    fetchSource: async (_, path) => {
      asked.push(path)
      if (backend.error) throw backend.error
      return sources[path] ?? drawing('teal')
    },
  })
  return { load, asked, sources, backend, outages, dataDir, files: () => readdirSync(join(dataDir, 'images')).length }
}

async function setClock(ms: number): Promise<void> {
  vi.spyOn(performance, 'now').mockReturnValue(ms)
  await setTimeout(5) // lru-cache reads the clock once a millisecond
}

test('concurrent requests share one source and one rendering', async () => {
  const { load, asked, files } = startLoader()
  const [one, two, wide] = await Promise.all([load(image('a'), 'webp'), load(image('a'), 'webp'), load(image('a', 320), 'webp')])
  expect(one).toBe(two)
  expect(wide.etag).not.toBe(one.etag)
  expect(asked).toEqual(['/art/games/a.svg'])
  expect(files()).toBe(3) // the source, too
})

test('an image is read from its file after a restart', async () => {
  const first = startLoader()
  const rendered = await first.load(image('a'), 'webp')
  const second = startLoader({ dataDir: first.dataDir })
  expect(await second.load(image('a'), 'webp')).toEqual(rendered)
  expect(second.files()).toBe(2)
})

test('a changed source is rendered again after five minutes, an unchanged one is not', async () => {
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

const noAnswer = new ImageSourceError('/art: no answer', { unreachable: true })

describe('while the back end does not answer', () => {
  test('an image is rendered from its last source, in sizes that it did not have yet, too', async () => {
    await setClock(1000)
    const { load, asked, backend, outages } = startLoader()
    const before = await load(image('a'), 'webp')
    backend.error = noAnswer
    await setClock(400_000)
    expect((await load(image('a'), 'webp')).body).toBe(before.body)
    expect((await load(image('a', 320), 'webp')).body.length).toBeGreaterThan(0)
    expect([asked.length, outages]).toEqual([2, []])
    await expect(load(image('c'), 'webp')).rejects.toThrow('no answer')
    expect([asked.length, outages]).toEqual([3, ['begins']])
    backend.error = null
    await setClock(406_000)
    await load(image('b'), 'webp')
    expect(outages).toEqual(['begins', 'ends'])
  })

  test('an image is found after a restart, too', async () => {
    const first = startLoader()
    const { body } = await first.load(image('a'), 'webp')
    const second = startLoader({ dataDir: first.dataDir })
    second.backend.error = noAnswer
    expect((await second.load(image('a'), 'webp')).body).toEqual(body)
  })

  test('an image without a source fails, and the others do not wait for the back end again until five seconds later', async () => {
    await setClock(1000)
    const { load, asked, backend } = startLoader()
    backend.error = noAnswer
    for (const name of ['a', 'b', 'c']) await expect(load(image(name), 'webp')).rejects.toThrow('no answer')
    expect(asked).toHaveLength(2)
    backend.error = null
    await setClock(6001)
    expect((await load(image('b'), 'webp')).body.length).toBeGreaterThan(0)
  })
})

test('an image that alone comes to nothing does not stop the others', async () => {
  await setClock(1000)
  const { load, asked, backend, outages } = startLoader()
  for (const name of ['b', 'c', 'd']) {
    backend.error = noAnswer
    await expect(load(image('a'), 'webp')).rejects.toThrow('no answer')
    backend.error = null
    expect((await load(image(name), 'webp')).body.length).toBeGreaterThan(0)
  }
  expect([asked.length, outages]).toEqual([4, []])
})

test('an image that the back end no longer has is gone; one that it fails to send is kept', async () => {
  await setClock(1000)
  const { load, backend } = startLoader()
  const before = await load(image('a'), 'webp')
  backend.error = new ImageSourceError('/art: status 500', { outage: true })
  await setClock(400_000)
  expect((await load(image('a'), 'webp')).body).toBe(before.body)
  backend.error = new ImageSourceError('/art: status 404')
  await setClock(800_000)
  await expect(load(image('a'), 'webp')).rejects.toThrow('status 404')
})
