import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { PageContextProvider, type PageContextValue } from '../content/PageContext.tsx'
import { kroner } from '../format/money.ts'
import { GameScreen } from './GameScreen.tsx'

const context = { buttonThemes: {} } as PageContextValue // the screen reads nothing else
const game = {
  id: 'ravklippen',
  name: 'Ravklippen',
  provider: 'Nordspil',
  kind: 'slot',
  category: 'slots',
  isNew: false,
  isPopular: false,
  freePlay: true,
  jackpot: null,
  minBet: kroner(1),
  maxBet: kroner(100),
  image: '/img/games/ravklippen',
  description: '',
  rtp: 96,
  volatility: 'low',
  lines: 5,
  released: '2026-01-01',
} as const

it('a game says without script that it needs it, in a component that has an inset: the frame has none', () => {
  const html = renderToStaticMarkup(
    <PageContextProvider value={context}>
      <GameScreen
        game={game}
        mode="free"
        path="/spil"
        launch={{ type: 'launching' }}
        balance={null}
        quickDeposit={false}
        favourites={null}
        onRetry={vi.fn()}
      />
    </PageContextProvider>,
  )
  expect(html).toMatch(/<noscript><[^>]+>.*games\.needs_script.*<\/noscript>/)
})
