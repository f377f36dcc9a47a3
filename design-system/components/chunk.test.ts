import { expect, test, vi } from 'vitest'
import { chunk } from './chunk.ts'

const Panel = () => null

test('imports the component once, however often it is preloaded', async () => {
  const fetch = vi.fn(async () => Panel)
  const panel = chunk(fetch)
  expect(panel.ready()).toBeNull()
  panel.preload()
  panel.preload()
  expect(await panel.load()).toBe(Panel)
  expect(fetch).toHaveBeenCalledOnce()
  expect(panel.ready()).toBe(Panel)
})

test('a failed import is not cached: the next call retries', async () => {
  const fetch = vi.fn<() => Promise<typeof Panel>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Panel)
  const panel = chunk(fetch)
  await expect(panel.load()).rejects.toThrow('offline')
  expect(panel.ready()).toBeNull()
  expect(await panel.load()).toBe(Panel)
})

test('a failed preload does not throw; the next load rejects', async () => {
  const panel = chunk(async () => {
    throw new Error('offline')
  })
  expect(() => panel.preload()).not.toThrow()
  await expect(panel.load()).rejects.toThrow('offline')
})
