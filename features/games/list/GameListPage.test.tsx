import { renderToStaticMarkup } from 'react-dom/server'
import { SWRConfig } from 'swr'
import { expect, it } from 'vitest'
import { Router } from 'wouter'
import { callKey } from '../../api/contract.ts'
import { gameSchema } from '../../api/entities/game.ts'
import { PageContextProvider, type PageContextValue } from '../../content/PageContext.tsx'
import { GameListPage } from './GameListPage.tsx'
import { gameListInput, parseGameListSearch } from './gameListQuery.ts'

const route = { kind: 'slot' } as const
const game = gameSchema.parse({
  id: 'ravklippen',
  name: 'Ravklippen',
  provider: 'Smaragd Studio',
  kind: 'slot',
  category: 'klassiske',
  isNew: false,
  isPopular: false,
  freePlay: true,
  jackpot: null,
  minBet: 20,
  maxBet: 10_000,
  image: '/img/games/ravklippen',
})

const context = { system: {}, buttonThemes: {}, session: { loggedIn: false } } as PageContextValue // a list of slots reads no configuration

/** Renders the list as the server does: with the response to the URL's query in the fallback. */
function renderList(search: string, total = 1, initials: readonly string[] = []): string {
  const fallback = { [callKey('games.list', gameListInput(route, parseGameListSearch(search)))]: { games: [game], total, initials } }
  return renderToStaticMarkup(
    <SWRConfig value={{ fallback }}>
      <PageContextProvider value={context}>
        <Router ssrPath="/spilleautomater" searchHook={() => search}>
          <GameListPage route={route} />
        </Router>
      </PageContextProvider>
    </SWRConfig>,
  )
}

it.each(['', 'soeg=ravn&sorter=navn', 'soeg=ild+%26+is', 'soeg=%2526', 'side=3'])('shows the response to the query "%s"', (search) => {
  expect(renderList(search)).toContain('Ravklippen')
})

it('links to the page after the loaded ones', () => {
  expect(renderList('soeg=a%26b&side=2', 200)).toContain('/spilleautomater?soeg=a%26b&amp;side=3')
  expect(renderList('side=2', 61)).not.toContain('side=3')
})

it('links to the letters of a long list, on its first page, and not above what a search has found', () => {
  const letters = [...'ABDEFGHIJKÆØ']
  const html = renderList('bogstav=%C3%98&side=2', 200, letters)
  expect(html).toContain('/spilleautomater?bogstav=%C3%86"')
  expect(html.match(/aria-current="true"/g)).toHaveLength(1)
  expect(html).not.toContain('bogstav=C"')
  expect(renderList('', 200, letters.slice(0, 5))).not.toContain('bogstav=')
  expect(renderList('soeg=ludomani', 200, letters)).not.toContain('bogstav=')
})
