import '@casino/tokens/tokens.css'
import '@casino/design-system/theme/global'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PageContextProvider, type PageContextValue } from '../content/PageContext.tsx'
import { kroner } from '../format/money.ts'
import type { Round } from './calls.ts'
import { defaultPeriod } from './model.ts'
import { RoundList } from './RoundList.tsx'

const context = { buttonThemes: {} } as PageContextValue // the list reads nothing else
const viewport = [window.innerWidth, window.innerHeight] as const
afterEach(() => page.viewport(...viewport))

it('aligns the number of a round with its row, also above a link', async () => {
  await page.viewport(1280, 800)
  const round: Round = {
    transactionId: 'transaction-1',
    orderId: 'order-1',
    game: 'Langskib',
    time: 0,
    stake: kroner(2),
    gain: kroner(4),
    status: 'implemented',
    checkable: true,
  }
  const list = {
    items: [round],
    total: 1,
    complete: true,
    loading: false,
    error: null,
    more: 'idle',
    retry: vi.fn(),
    loadMore: vi.fn(),
  } as const
  const { container } = await render(
    <PageContextProvider value={context}>
      <RoundList list={list} period={defaultPeriod} status="all" onShowAll={vi.fn()} />
    </PageContextProvider>,
  )
  const topOf = (text: string) =>
    [...container.querySelectorAll('td span')].findLast(({ textContent }) => textContent === text)?.getBoundingClientRect().top
  expect(topOf('order-1')).toBe(topOf('transact'))
})
