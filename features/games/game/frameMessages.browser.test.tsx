import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { callKey } from '../../api/contract.ts'
import { PageContextProvider } from '../../content/PageContext.tsx'
import { isReloadBlocked } from '../../session/reloadBlock.ts'
import { exampleGame, gamePageContext } from '../testing/gamePage.ts'
import { GamePage } from './GamePage.tsx'
import { slowFrameMs } from './useSlowFrame.ts'

const frameOrigin = 'http://127.0.0.1:9'
const context = gamePageContext({ loggedIn: false, realityCheckMinutes: 5 })

let container: HTMLElement
let root: Root
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', async () => Response.json({ result: 1, data: { frameUrl: `${frameOrigin}/game/ravn#token` } }))
  container = document.body.appendChild(document.createElement('div'))
  // a frame that never finishes loading
  container.addEventListener('load', (event) => event.stopPropagation(), { capture: true })
  root = createRoot(container)
  const fallback = { [callKey('games.detail', { query: { id: 'ravn' } })]: exampleGame }
  await act(async () =>
    root.render(
      <SWRConfig value={{ provider: () => new Map(), fallback, revalidateOnMount: false }}>
        <PageContextProvider value={context}>
          <GamePage mode="free" gameById="ravn" />
        </PageContextProvider>
      </SWRConfig>,
    ),
  )
})
afterEach(async () => {
  await act(() => root.unmount())
  container.remove()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Sends a message as the game frame does. */
const sendFromFrame = (data: unknown, origin = frameOrigin) =>
  act(async () => {
    const source = container.querySelector('iframe')?.contentWindow ?? null
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }))
    await import('./frameMessages.ts') // as the page does, before it reads the message
  })

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
  await act(() => root.unmount())
  expect(isReloadBlocked()).toBe(false)
  root = createRoot(container)
})

it('a frame that sends a message is not called slow, though a part of it is still loading', async () => {
  const passUntilSlow = async () => {
    await act(async () => vi.advanceTimersByTime(slowFrameMs)) // the timer starts with an effect, after the frame is in the document
    expect(container.textContent).toContain('games.slow_frame')
  }
  await vi.waitFor(passUntilSlow, { timeout: 15_000 })
  await sendFromFrame({ type: 'round', running: false })
  expect(container.textContent).not.toContain('games.slow_frame')
})
