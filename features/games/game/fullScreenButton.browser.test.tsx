import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { PageContextProvider } from '../../content/PageContext.tsx'
import { gameDetailSchema } from '../calls.ts'
import { exampleGame, gamePageContext, launching } from '../testing/gamePage.ts'
import { GameScreen } from './GameScreen.tsx'

const screen = (
  <PageContextProvider value={gamePageContext({ loggedIn: false, realityCheckMinutes: 0 })}>
    <GameScreen {...launching} game={gameDetailSchema.parse(exampleGame)} />
  </PageContextProvider>
)

it('does not move the link to the game for money when the full-screen button appears', async () => {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(screen)
  const place = () => {
    const { top, right } = root.querySelector('a[href$="/spil-for-penge/ravn"]')?.getBoundingClientRect() ?? {}
    return { top, right }
  }
  const before = place()
  expect(before.right).toBeGreaterThan(0)
  const page = hydrateRoot(root, screen)
  await vi.waitFor(() => expect(root.querySelector('button[aria-pressed]')).not.toBeNull())
  expect(place()).toEqual(before)
  page.unmount()
  root.remove()
})
