import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PageContextProvider, type PageContextValue } from '../../content/PageContext.tsx'
import { TabCloseCountdown } from './TabCloseCountdown.tsx'

const context = { buttonThemes: {} } as PageContextValue // the buttons read nothing else
const onClose = vi.fn()
const countdown = (
  <PageContextProvider value={context}>
    <TabCloseCountdown seconds={3} onClose={onClose} />
  </PageContextProvider>
)
const press = (index: number) => page.getByRole('button').nth(index).click()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onClose.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
})

it('closes the tab once, when the time is up', async () => {
  await render(countdown)
  vi.advanceTimersByTime(2999)
  await expect.element(page.getByRole('timer')).toHaveTextContent('quick_deposit.closing')
  expect(onClose).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  await expect.element(page.getByRole('timer')).toHaveTextContent('quick_deposit.not_closed')
  vi.advanceTimersByTime(60_000)
  expect(onClose).toHaveBeenCalledOnce()
})

it('closes it at once on demand', async () => {
  await render(countdown)
  await press(0)
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
})

it('leaves the tab open for a player who stays', async () => {
  const { container } = await render(countdown)
  await press(1)
  await expect.element(container).toBeEmptyDOMElement()
  vi.advanceTimersByTime(5000)
  expect(vi.getTimerCount()).toBe(0)
  expect(onClose).not.toHaveBeenCalled()
})
