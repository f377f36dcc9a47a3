import type { PageContextValue } from '../../content/PageContext.tsx'
import { defaultSystemConfig } from '../../content/systemConfig.ts'
import type { GameScreenProps } from '../game/GameScreen.tsx'

/** Response of `games.detail`. */
export const exampleGame = {
  id: 'ravn',
  name: 'Ravn',
  provider: 'Ravn',
  kind: 'slot',
  category: 'dyr',
  isNew: false,
  isPopular: false,
  freePlay: true,
  jackpot: null,
  minBet: 100,
  maxBet: 1000,
  image: '/img/games/ravn',
  description: '',
  rtp: 96,
  volatility: 'low',
  lines: 10,
}

/** What is shown of any game that is played for fun, and whose frame is not there yet. */
export const launching: Omit<GameScreenProps, 'game'> = {
  mode: 'free',
  path: '/spil',
  launch: { type: 'launching' },
  balance: null,
  quickDeposit: false,
  favourites: null,
  onRetry: () => undefined,
}

interface GamePageVisit {
  loggedIn: boolean
  realityCheckMinutes: number
}

/** What the page of a game reads of a page's context. */
export const gamePageContext = ({ loggedIn, realityCheckMinutes }: GamePageVisit) =>
  ({
    site: { name: 'Nordlys', supportEmail: 'hjaelp@example.dk' },
    session: { loggedIn, fingerprint: null },
    system: { ...defaultSystemConfig, realityCheckMinutes },
    now: 0,
    buttonThemes: {},
    layouts: { header: {} },
  }) as unknown as PageContextValue // the page of a test reads nothing else
