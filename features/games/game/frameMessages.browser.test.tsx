import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type RenderResult, render } from 'vitest-browser-react'
import { callKey } from '../../api/contract.ts'
import { PageContextProvider } from '../../content/PageContext.tsx'
import { isReloadBlocked } from '../../session/reloadBlock.ts'
import { exampleGame, gamePageContext } from '../testing/gamePage.ts'
import { GamePage } from './GamePage.tsx'
import { slowFrameMs } from './useSlowFrame.ts'

const frameOrigin = 'http://127.0.0.1:9'
const context = gamePageContext({ loggedIn: false, realityCheckMinutes: 5 })

let screen: RenderResult
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  vi.stubGlobal('fetch', async () => Response.json({ result: 1, data: { frameUrl: `${frameOrigin}/game/ravn#token` } }))
  const container = document.body.appendChild(document.createElement('div'))
  // a frame that never finishes loading
  container.addEventListener('load', (event) => event.stopPropagation(), { capture: true })
  const fallback = { [callKey('games.detail', { query: { id: 'ravn' } })]: exampleGame }
  screen = await render(
    <SWRConfig value={{ provider: () => new Map(), fallback, revalidateOnMount: false }}>
      <PageContextProvider value={context}>
        <GamePage mode="free" gameById="ravn" />
      </PageContextProvider>
    </SWRConfig>,
    { container },
  )
})
afterEach(() => void vi.useRealTimers())

/** Sends a message as the game frame does. */
async function sendFromFrame(data: unknown, origin = frameOrigin): Promise<void> {
  const source = screen.container.querySelector('iframe')?.contentWindow ?? null
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }))
  await import('./frameMessages.ts') // as the page does, before it reads the message
  for (const _ of ['renders', 'runs its effects']) await new Promise(requestAnimationFrame)
}

it('blocks reloads of the page while a round is running in the frame, and no longer than the page is shown', async () => {
  const blockByRound = async () => {
    await sendFromFrame({ type: 'round', running: true }) // heard from an effect on, after the frame is in the document
    expect(isReloadBlocked()).toBe(true)
  }
  await vi.waitFor(blockByRound, { timeout: 15_000 })
  await sendFromFrame({ type: 'round', running: false })
  expect(isReloadBlocked()).toBe(false)
  await sendFromFrame({ type: 'round', running: true }, 'http://evil.example')
  expect(isReloadBlocked()).toBe(false)
  await sendFromFrame({ type: 'round', running: true })
  expect(isReloadBlocked()).toBe(true)
  await screen.unmount()
  expect(isReloadBlocked()).toBe(false)
})

it('covers the frame with the poster until the game can be played', async () => {
  await expect.poll(() => screen.container.querySelector('iframe')).not.toBeNull()
  expect(screen.container.textContent).toContain('games.opening')
  await sendFromFrame({ type: 'opened' })
  await expect.poll(() => screen.container.textContent).not.toContain('games.opening')
})

it('a frame that sends a message is not called slow, though a part of it is still loading', async () => {
  const passUntilSlow = () => {
    vi.advanceTimersByTime(slowFrameMs) // the timer starts with an effect, after the frame is in the document
    return screen.container.textContent
  }
  await expect.poll(passUntilSlow).toContain('games.slow_frame')
  await sendFromFrame({ type: 'round', running: false })
  await expect.poll(() => screen.container.textContent).not.toContain('games.slow_frame')
})
