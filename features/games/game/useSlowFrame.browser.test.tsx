import { createTestRoot } from '@casino/design-system/testing/testRoot'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { slowFrameMs, useSlowFrame } from './useSlowFrame.ts'

const root = createTestRoot()
let latest: ReturnType<typeof useSlowFrame>
interface ProbeProps {
  frameUrl: string | null
}
function Probe({ frameUrl }: ProbeProps) {
  latest = useSlowFrame(frameUrl)
  return null
}
const render = (frameUrl: string | null) => root.render(<Probe frameUrl={frameUrl} />)
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('a frame is slow from its tenth second until it has loaded', async () => {
  await render('https://games.example/a')
  await pass(slowFrameMs - 1)
  expect(latest.slow).toBe(false)
  await pass(1)
  expect(latest.slow).toBe(true)
  await act(async () => latest.onLoad())
  expect(latest.slow).toBe(false)
})

it('a frame that has loaded in time is never slow', async () => {
  await render('https://games.example/a')
  await act(async () => latest.onLoad())
  await pass(10 * slowFrameMs)
  expect(latest.slow).toBe(false)
})

it('restarts the time on another launch, and has none without a frame', async () => {
  await render('https://games.example/a')
  await pass(slowFrameMs)
  await render(null)
  expect(latest.slow).toBe(false)
  await pass(slowFrameMs)
  expect(latest.slow).toBe(false)
  await render('https://games.example/b')
  await pass(slowFrameMs - 1)
  expect(latest.slow).toBe(false)
  await pass(1)
  expect(latest.slow).toBe(true)
})
