import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PageContextProvider, type PageContextValue } from '../content/PageContext.tsx'
import { TabCloseCountdown } from './TabCloseCountdown.tsx'

const context = { buttonThemes: {} } as PageContextValue // the buttons read nothing else
let root: Root
const host = document.createElement('div')
const onClose = vi.fn()
const press = (index: number) => act(() => host.querySelectorAll('button')[index]?.click())
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  onClose.mockClear()
  root = createRoot(host)
  await act(() =>
    root.render(
      <PageContextProvider value={context}>
        <TabCloseCountdown seconds={3} onClose={onClose} />
      </PageContextProvider>,
    ),
  )
})
afterEach(async () => {
  await act(() => root.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
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

it('leaves it open for a player who stays', async () => {
  await press(1)
  for (let second = 0; second < 5; second += 1) await pass(1000)
  expect(onClose).not.toHaveBeenCalled()
  expect(host.textContent).toBe('')
})
