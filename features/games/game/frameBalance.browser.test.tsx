import { SWRConfig } from 'swr'
import { beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { callKey } from '../../api/contract.ts'
import { PageContextProvider } from '../../content/PageContext.tsx'
import { useAccountSummary } from '../../session/queries.ts'
import { exampleGame, gamePageContext } from '../testing/gamePage.ts'
import { GamePage } from './GamePage.tsx'

/** A page of the test's own origin, so that the test can listen in it. */
const frameUrl = `${window.location.origin}/game/ravn`
const context = gamePageContext({ loggedIn: true, realityCheckMinutes: 0 })

/** What the platform says of the balance, øre. */
let balance = 100_00

/** As the balance in the header: the page below it reads the same key first. */
const Header = () => <output>{useAccountSummary().data?.TotalBalance}</output>

beforeEach(() => {
  balance = 100_00
  vi.stubGlobal('fetch', async (url: string) => {
    if (String(url).includes('account-summary')) return Response.json({ result: 1, data: { TotalBalance: balance } })
    if (String(url).includes('games/launch')) return Response.json({ result: 1, data: { frameUrl } })
    return new Promise(() => {})
  })
})

it('tells the frame the new balance each time the window gets the focus after a deposit in another tab', async () => {
  const fallback = { [callKey('games.detail', { query: { id: 'ravn' } })]: exampleGame }
  const { container } = await render(
    // as in the site: revalidation on focus is off unless a reader asks for it
    <SWRConfig value={{ provider: () => new Map(), fallback, revalidateOnFocus: false }}>
      <PageContextProvider value={context}>
        <GamePage mode="money" gameById="ravn" />
        <Header />
      </PageContextProvider>
    </SWRConfig>,
  )
  const frame = await vi.waitFor(() => container.querySelector('iframe') ?? expect.fail('no frame'), { timeout: 15_000 })
  await vi.waitFor(() => expect(frame.contentDocument?.URL).toBe(frameUrl), { timeout: 15_000 })
  await vi.waitFor(() => expect(container.querySelector('output')?.textContent).toBe('10000'), { timeout: 15_000 })
  const received: unknown[] = []
  frame.contentWindow?.addEventListener('message', ({ data }) => received.push(data))
  for (const total of [300_00, 500_00]) {
    balance = total
    window.dispatchEvent(new Event('focus'))
    await vi.waitFor(() => expect(container.querySelector('output')?.textContent).toBe(String(total)), { timeout: 15_000 })
    await vi.waitFor(() => expect(received.pop()).toEqual({ type: 'balance', total }), { timeout: 15_000 })
  }
})
