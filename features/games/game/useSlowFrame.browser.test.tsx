import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { slowFrameMs, useSlowFrame } from './useSlowFrame.ts'

async function renderFrame() {
  const { result, rerender, act } = await renderHook((frameUrl: string | null = 'https://games.example/a') => useSlowFrame(frameUrl))
  return {
    result,
    rerender,
    load: () => act(() => result.current.onLoad()),
    pass: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
  }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('a frame is slow from its tenth second until it has loaded', async () => {
  const { result, load, pass } = await renderFrame()
  await pass(slowFrameMs - 1)
  expect(result.current.slow).toBe(false)
  await pass(1)
  expect(result.current.slow).toBe(true)
  await load()
  expect(result.current.slow).toBe(false)
})

it('a frame that has loaded in time is never slow', async () => {
  const { result, load, pass } = await renderFrame()
  await load()
  await pass(10 * slowFrameMs)
  expect(result.current.slow).toBe(false)
})

it('restarts the time on another launch, and has none without a frame', async () => {
  const { result, rerender, pass } = await renderFrame()
  await pass(slowFrameMs)
  await rerender(null)
  expect(result.current.slow).toBe(false)
  await pass(slowFrameMs)
  expect(result.current.slow).toBe(false)
  await rerender('https://games.example/b')
  await pass(slowFrameMs - 1)
  expect(result.current.slow).toBe(false)
  await pass(1)
  expect(result.current.slow).toBe(true)
})
