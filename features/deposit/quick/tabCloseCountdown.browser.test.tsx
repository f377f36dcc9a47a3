import { createTestRoot } from '@casino/design-system/testing/testRoot'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PageContextProvider, type PageContextValue } from '../../content/PageContext.tsx'
import { TabCloseCountdown } from './TabCloseCountdown.tsx'

const context = { buttonThemes: {} } as PageContextValue // the buttons read nothing else
const root = createTestRoot()
const onClose = vi.fn()
const press = (index: number) => act(() => root.element.querySelectorAll('button')[index]?.click())
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

beforeEach(async () => {
  vi.useFakeTimers()
  onClose.mockClear()
  await root.render(
    <PageContextProvider value={context}>
      <TabCloseCountdown seconds={3} onClose={onClose} />
    </PageContextProvider>,
  )
})
afterEach(() => {
  vi.useRealTimers()
})

it('closes the tab once, when the time is up', async () => {
  for (const closed of [0, 0, 1, 1]) {
    await pass(1000)
    expect(onClose).toHaveBeenCalledTimes(closed)
  }
})

it('closes it at once on demand', async () => {
  await press(0)
  expect(onClose).toHaveBeenCalledOnce()
})

it('leaves the tab open for a player who stays', async () => {
  await press(1)
  for (let second = 0; second < 5; second += 1) await pass(1000)
  expect(onClose).not.toHaveBeenCalled()
  expect(root.element.textContent).toBe('')
})
