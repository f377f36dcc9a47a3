import { SWRConfig } from 'swr'
import { beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Router } from 'wouter'
import { PageContextProvider, type PageContextValue } from '../../content/PageContext.tsx'
import { createI18n, TranslationProvider } from '../../content/useTranslations.tsx'
import type { Profile } from '../../session/calls.ts'
import { exampleGame } from '../testing/gamePage.ts'
import { FavouritesPage } from './FavouritesPage.tsx'

const context = { session: { loggedIn: true }, buttonThemes: {} } as unknown as PageContextValue // what the page reads
const i18n = createI18n({})
const mayPlay = { pausedUntil: null }

let requested: string[]
beforeEach(() => {
  requested = []
  vi.stubGlobal('fetch', (url: string) => {
    requested.push(url)
    return new Promise(() => undefined)
  })
})

/** Renders the page of a player with the server's data, and resolves to the calls that it sends. */
async function callsOf(games: readonly unknown[], profile: Pick<Profile, 'pausedUntil' | 'withdrawalOnly'>): Promise<readonly string[]> {
  const fallback = { 'games.favourites {}': { games }, 'session.profile {}': profile }
  await render(
    <SWRConfig value={{ provider: () => new Map(), fallback, revalidateIfStale: false }}>
      <PageContextProvider value={context}>
        <TranslationProvider i18n={i18n}>
          <Router hook={() => ['/', () => undefined]} searchHook={() => ''}>
            <FavouritesPage />
          </Router>
        </TranslationProvider>
      </PageContextProvider>
    </SWRConfig>,
  )
  return requested.filter((url) => url.includes('games'))
}

it('asks for the most played games where a player has no favourites', async () => {
  expect(await callsOf([], mayPlay)).toHaveLength(1)
})

it('asks for none where there are favourites, or for a player on a pause or in ROFUS', async () => {
  expect(await callsOf([exampleGame], mayPlay)).toEqual([])
  expect(await callsOf([], { pausedUntil: 1_800_000_000_000 })).toEqual([])
  expect(await callsOf([], { pausedUntil: null, withdrawalOnly: true })).toEqual([])
})
