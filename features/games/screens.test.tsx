import { brands } from '@casino/tokens/brands'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { blockSchema, type ContentBlock } from '../content/entities/content.ts'
import { kroner } from '../format/money.ts'
import { type GameDetail, gameDetailSchema } from './calls.ts'
import { GameScreen } from './game/GameScreen.tsx'
import type { LaunchState } from './game/launch.ts'
import { Lobby } from './lobby/Lobby.tsx'
import type { LobbyVisitor } from './lobby/lobbyVisitor.ts'

const game: GameDetail = gameDetailSchema.parse({
  id: 'ravklippen',
  name: 'Ravklippen',
  provider: 'Smaragd Studio',
  kind: 'slot',
  category: 'klassiske',
  isNew: false,
  isPopular: false,
  freePlay: true,
  jackpot: 418_266_740,
  minBet: 20,
  maxBet: 10_000,
  image: '/img/games/ravklippen',
  description: 'En klassiker.',
  rtp: 96.49,
  volatility: 'high',
  lines: 20,
})
const bareGame = gameDetailSchema.parse({ id: 'ravn', name: 'Ravn' })
const image = { src: '/img/campaign/x', width: 16, height: 9, alt: '' }
const hero = (audience: string, title: string): ContentBlock =>
  blockSchema.parse({
    type: 'hero',
    audience,
    title,
    text: 'Tekst',
    primary: { text: 'Gå', url: '/registrer', theme: 'hero' },
    secondary: null,
    terms: '',
    termsLink: null,
    image: { ...Object.fromEntries(brands.map((brand) => [brand, image])), strand: { ...image, src: '/img/campaign/y' } },
  })
const rail = (title: string, games: readonly unknown[]): ContentBlock =>
  blockSchema.parse({ type: 'games', title, more: null, shape: 'poster', games })

describe('the lobby', () => {
  const blocks = [hero('guests', 'Til gæster'), hero('players', 'Til spillere'), rail('Nye spil', [game]), rail('Ingen spil', [])]
  const renderFor = (visitor: LobbyVisitor, { withdrawPath = null, spins = 0 }: { withdrawPath?: string | null; spins?: number } = {}) =>
    renderToStaticMarkup(
      <Lobby
        blocks={blocks}
        brand="strand"
        visitor={visitor}
        favourites={null}
        suggestions={[]}
        spins={spins}
        withdrawPath={withdrawPath}
      />,
    )
  const renderScreen = (loggedIn: boolean) => renderFor({ type: loggedIn ? 'player' : 'guest' })

  it('shows each visitor the campaign of their audience, with the image of the brand', () => {
    expect(renderScreen(false)).toContain('Til gæster')
    expect(renderScreen(false)).not.toContain('Til spillere')
    expect(renderScreen(true)).toContain('Til spillere')
    expect(renderScreen(true)).not.toContain('Til gæster')
    expect(renderScreen(true)).toContain('/img/campaign/y')
    expect(renderScreen(true)).not.toContain('/img/campaign/x')
  })

  it('lets a depositor continue with the games played last, above the campaign', () => {
    const html = renderFor({ type: 'depositor', firstName: 'Freja', recent: [game] })
    expect(html.indexOf('games.recent_title')).toBeGreaterThan(html.indexOf('games.welcome_back'))
    expect(html.indexOf('Til spillere')).toBeGreaterThan(html.indexOf('games.recent_title'))
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(renderFor({ type: 'depositor', firstName: 'Freja', recent: [] })).not.toContain('games.recent_title')
  })

  it('shows a game that was played last in no rail below', () => {
    const other = gameDetailSchema.parse({ ...game, id: 'syv', name: 'Syv' })
    const html = renderToStaticMarkup(
      <Lobby
        blocks={[rail('Nye spil', [game, other])]}
        brand="strand"
        visitor={{ type: 'depositor', firstName: 'Freja', recent: [game] }}
        favourites={null}
        suggestions={[]}
        spins={0}
        withdrawPath={null}
      />,
    )
    expect(html.match(/games\.play_named/g)).toHaveLength(2)
    expect(html.indexOf('Syv')).toBeGreaterThan(html.indexOf('Ravklippen'))
  })

  it('leads a player with free spins into the slot that was played last, or the first of the lobby', () => {
    const roulette = { ...game, id: 'roulette', kind: 'table' as const }
    const html = renderFor({ type: 'depositor', firstName: 'Freja', recent: [roulette, { ...game, id: 'ravnen' }] }, { spins: 500 })
    expect(html).toMatch(/games\.spins_title.*href="\/spilleautomater\/spil-for-penge\/ravnen"[^>]*>.*btn\.use_spins/)
    expect(renderFor({ type: 'player' }, { spins: 1 })).toMatch(/games\.spins_title.*spil-for-penge\/ravklippen"[^>]*>.*btn\.use_spins/)
    expect(renderFor({ type: 'player' })).not.toContain('btn.use_spins')
  })

  it('shows a paused player the end of the pause, the money and help, and no game, jackpot, campaign or deposit', () => {
    const until = Date.UTC(2026, 10, 23, 19)
    const html = renderFor({ type: 'paused', until })
    expect(html).toContain('games.paused_until')
    expect(html.match(/href="[^"]*"/g)).toEqual([
      'href="/min-konto/oversigt"',
      'href="/min-konto/begraensninger#pause"',
      'href="tel:+4570222825"',
    ])
    expect(renderFor({ type: 'paused', until }, { withdrawPath: '/min-konto/udbetal', spins: 500 })).toContain('href="/min-konto/udbetal"')
  })

  it('omits a rail without games', () => {
    expect(renderScreen(false)).toContain('Nye spil')
    expect(renderScreen(false)).not.toContain('Ingen spil')
  })

  it('shows the favourites of a player in a rail of their own, and in no rail below', () => {
    const favourites = {
      games: [game],
      has: (id: string) => id === game.id,
      toggle: () => undefined,
      failure: null,
      dismiss: () => undefined,
    }
    const html = renderToStaticMarkup(
      <Lobby
        blocks={[rail('Nye spil', [game])]}
        brand="strand"
        visitor={{ type: 'player' }}
        favourites={favourites}
        suggestions={[]}
        spins={0}
        withdrawPath={null}
      />,
    )
    expect(html).toContain('games.favourites_title')
    expect(html).not.toContain('Nye spil')
    expect(html.match(/aria-pressed="true"/g)).toHaveLength(1)
    expect(renderScreen(false)).not.toContain('aria-pressed')
  })

  it('suggests games to a depositor who has played, each once and none that was played, with the way to switch it off', () => {
    const other = gameDetailSchema.parse({ ...game, id: 'syv', name: 'Syv' })
    const renderSuggestions = (visitor: LobbyVisitor) =>
      renderToStaticMarkup(
        <Lobby
          blocks={[rail('Nye spil', [other])]}
          brand="strand"
          visitor={visitor}
          favourites={null}
          suggestions={[game, other]}
          spins={0}
          withdrawPath={null}
        />,
      )
    const html = renderSuggestions({ type: 'depositor', firstName: 'Freja', recent: [game] })
    expect(html).toContain('games.suggestions_title')
    expect(html).toContain('href="/min-konto/profil#forslag"')
    expect(html.match(/href="\/spilleautomater\/spil-for-penge\/syv"/g)).toHaveLength(
      html.match(/href="\/spilleautomater\/spil-for-penge\/ravklippen"/g)?.length ?? 0,
    )
    expect(html).not.toContain('Nye spil')
    for (const visitor of [{ type: 'guest' }, { type: 'paused', until: 0 }] as const)
      expect(renderSuggestions(visitor)).not.toContain('games.suggestions_title')
  })

  it('links a tile to money play and free play', () => {
    expect(renderScreen(false)).toContain('href="/spilleautomater/spil-for-penge/ravklippen"')
    expect(renderScreen(false)).toContain('href="/spilleautomater/spil-for-sjov/ravklippen"')
  })
})

describe('a game page', () => {
  const renderScreen = (launch: LaunchState, mode: 'free' | 'money' = 'money', of: GameDetail = game) =>
    renderToStaticMarkup(
      <GameScreen
        game={of}
        mode={mode}
        path="/spilleautomater/spil-for-penge/ravklippen"
        launch={launch}
        balance={kroner(50)}
        quickDeposit
        favourites={null}
        onRetry={() => {}}
      />,
    )
  const running = { type: 'running', frameUrl: 'https://games.test/game/ravklippen#token' } as const

  it('shows name and balance while the game runs', () => {
    const html = renderScreen(running)
    expect(html).not.toContain('games.opening')
    expect(html).toContain('src="https://games.test/game/ravklippen#token"')
    expect(html).toMatch(/<h1[^>]*>Ravklippen/)
    expect(html).toContain('50,00\u00a0kr.')
  })

  it('shows poster and name while the game opens, before its frame is known', () => {
    const html = renderScreen({ type: 'launching' })
    expect(html).toMatch(/<img[^>]* src="\/img\/games\/ravklippen[^>]* fetchPriority="high"/i)
    expect(html).toContain('<strong')
    expect(html).toContain('games.opening')
  })

  it('offers the quick deposit with a game for money only', () => {
    expect(renderScreen(running)).toContain('href="/min-konto/hurtig-indbetaling"')
    expect(renderScreen(running, 'free')).not.toContain('hurtig-indbetaling')
    expect(renderScreen({ type: 'needsLogin' })).not.toContain('hurtig-indbetaling')
  })

  it('shows the facts that the back end tells, and no others', () => {
    const terms = (of: GameDetail) => [...renderScreen(running, 'money', of).matchAll(/<dt[^>]*>([^<]*)</g)].map(([, term]) => term)
    expect(terms(game)).toHaveLength(6)
    expect(terms(bareGame)).toEqual([])
  })

  it('shows no account balance in free play', () => {
    expect(renderScreen(running, 'free')).not.toContain('50,00\u00a0kr.')
  })

  it('links to login with a redirect back, and to free play where available', () => {
    const html = renderScreen({ type: 'needsLogin' })
    expect(html).toContain('/log-ind?redirect=%2Fspilleautomater%2Fspil-for-penge%2Fravklippen&amp;reason=required')
    expect(html).toContain('/spilleautomater/spil-for-sjov/ravklippen')
    expect(renderScreen({ type: 'needsLogin' }, 'money', { ...game, freePlay: false })).not.toContain('spil-for-sjov')
  })

  it.each([
    ['ERR_LIMITS_MISSING', 'games.see_limits'],
    ['ERR_PAUSED', 'games.see_pause'],
    ['ERR_UPSTREAM', 'games.retry'],
  ] as const)('shows the reason of %s, with a recovery action', (code, wayOut) => {
    const html = renderScreen({ type: 'refused', code, message: 'Derfor.' })
    expect(html).toContain('Derfor.')
    expect(html).toContain(wayOut)
    expect(html).not.toContain('<iframe')
  })

  it('shows jackpot and stakes in kroner before login', () => {
    const html = renderScreen({ type: 'needsLogin' })
    expect(html).toContain('4.182.667,40\u00a0kr.')
    expect(html).toContain('games.stake_value')
  })
})
