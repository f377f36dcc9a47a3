import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { type DateRange, useTypedRange } from './useTypedRange.ts'

const onValueChange = vi.fn()
const value = { from: '2026-11-03', to: '2026-11-18' }

async function renderRange() {
  const { result, act } = await renderHook(() => useTypedRange({ value, onValueChange, min: '2026-08-25', max: '2026-11-22' }))
  return {
    result,
    type: (range: DateRange) => act(() => result.current.type(range)),
    pause: () => act(() => vi.runAllTimers()),
    leave: () => act(() => result.current.leave()),
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onValueChange.mockClear()
})
afterEach(() => vi.useRealTimers())

it('reports the digits of a day as one change, at a pause', async () => {
  const { type, pause } = await renderRange()
  await type({ ...value, from: '2026-11-01' })
  await type({ ...value, from: '2026-11-12' })
  expect(onValueChange).not.toHaveBeenCalled()
  await pause()
  expect(onValueChange.mock.calls).toEqual([[{ from: '2026-11-12', to: '2026-11-18' }]])
})

it('reports a typed date on blur, and not again at the pause', async () => {
  const { type, pause, leave } = await renderRange()
  await type({ ...value, to: '2026-11-20' })
  await leave()
  expect(onValueChange.mock.calls).toEqual([[{ from: '2026-11-03', to: '2026-11-20' }]])
  await pause()
  expect(onValueChange).toHaveBeenCalledOnce()
})

it.each([
  { issue: 'reversed', range: { ...value, from: '2026-11-20' } },
  { issue: 'outsideBounds', range: { ...value, to: '2026-11-29' } },
])('keeps a range that cannot be chosen ($issue) and explains it on blur', async ({ issue, range }) => {
  const { result, type, pause, leave } = await renderRange()
  await type(range)
  await pause()
  expect(result.current.issue).toBeUndefined()
  await leave()
  await pause()
  expect(result.current.issue).toBe(issue)
  expect(result.current.dates.start.toString()).toBe(range.from)
  expect(onValueChange).not.toHaveBeenCalled()
})
