import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTestRoot } from '../../testing/testRoot.ts'
import { type DateRange, useTypedRange } from './useTypedRange.ts'

const root = createTestRoot()
const onValueChange = vi.fn()
const value = { from: '2026-11-03', to: '2026-11-18' }

let typed: ReturnType<typeof useTypedRange>
function Dates() {
  typed = useTypedRange({ value, onValueChange, min: '2026-08-25', max: '2026-11-22' })
  return null
}
const type = (range: DateRange) => act(async () => typed.type(range))
const pause = () => act(async () => vi.runAllTimers())

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onValueChange.mockClear()
  await root.render(<Dates />)
})
afterEach(() => vi.useRealTimers())

it('reports the digits of a day as one change, at a pause', async () => {
  await type({ ...value, from: '2026-11-01' })
  await type({ ...value, from: '2026-11-12' })
  expect(onValueChange).not.toHaveBeenCalled()
  await pause()
  expect(onValueChange.mock.calls).toEqual([[{ from: '2026-11-12', to: '2026-11-18' }]])
})

it('reports a typed date on blur, and not again at the pause', async () => {
  await type({ ...value, to: '2026-11-20' })
  await act(async () => typed.leave())
  expect(onValueChange.mock.calls).toEqual([[{ from: '2026-11-03', to: '2026-11-20' }]])
  await pause()
  expect(onValueChange).toHaveBeenCalledOnce()
})

it.each([
  { issue: 'reversed', range: { ...value, from: '2026-11-20' } },
  { issue: 'outsideBounds', range: { ...value, to: '2026-11-29' } },
])('keeps a range that cannot be chosen ($issue) and explains it on blur', async ({ issue, range }) => {
  await type(range)
  await pause()
  expect(typed.issue).toBeUndefined()
  await act(async () => typed.leave())
  await pause()
  expect(typed.issue).toBe(issue)
  expect(typed.dates.start.toString()).toBe(range.from)
  expect(onValueChange).not.toHaveBeenCalled()
})
