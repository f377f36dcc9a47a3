import { expect, test, vi } from 'vitest'
import { lazyComponent } from './lazyComponent.ts'
import { importTimeoutMs } from './limitImport.ts'

const Panel = () => null

test('imports the component once, however often it is preloaded', async () => {
  const fetch = vi.fn(async () => Panel)
  const panel = lazyComponent(fetch)
  expect(panel.loaded()).toBeNull()
  panel.preload()
  panel.preload()
  expect(await panel.load()).toBe(Panel)
  expect(fetch).toHaveBeenCalledOnce()
  expect(panel.loaded()).toBe(Panel)
})

test('does not cache a failed import: the next call retries', async () => {
  const fetch = vi.fn<() => Promise<typeof Panel>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Panel)
  const panel = lazyComponent(fetch)
  await expect(panel.load()).rejects.toThrow('offline')
  expect(panel.loaded()).toBeNull()
  expect(await panel.load()).toBe(Panel)
})

test('ignores a failed preload; the next load rejects', async () => {
  const panel = lazyComponent(async () => {
    throw new Error('offline')
  })
  expect(() => panel.preload()).not.toThrow()
  await expect(panel.load()).rejects.toThrow('offline')
})

test('rejects after the time limit, and returns the component when it arrives after all', async () => {
  vi.useFakeTimers()
  let arrive = (_: typeof Panel): void => undefined
  const panel = lazyComponent(() => new Promise<typeof Panel>((resolve) => (arrive = resolve)))
  const failed = expect(panel.load()).rejects.toMatchObject({ name: 'TimeoutError' })
  await vi.advanceTimersByTimeAsync(importTimeoutMs)
  await failed
  expect(panel.loaded()).toBeNull()
  arrive(Panel)
  await vi.advanceTimersByTimeAsync(0)
  expect(panel.loaded()).toBe(Panel)
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})
