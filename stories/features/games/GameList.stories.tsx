import { defaultSystemConfig } from '@casino/features/content/systemConfig'
import { GameList } from '@casino/features/games/list/GameList'
import { GameListLayout } from '@casino/features/games/list/GameListLayout'
import { initialGameListQuery } from '@casino/features/games/list/gameListQuery'
import { TilesSkeleton } from '@casino/features/games/lobby/LobbySkeleton'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { favouritesOf } from '../../support/favouriteFixtures.ts'
import { gameFixtures, slotFixtures } from '../../support/fixtures.ts'

const route = { kind: 'slot' } as const
const query = initialGameListQuery
const providers = ['Fjordlys', 'Smaragd Studio']
const initials = [...'ABDEFGHIJKLMNOPRSTUVÆØÅ']
const path = '/spilleautomater'

const meta = preview.meta({
  title: 'Features/Game list',
  component: GameList,
  parameters: {
    layout: 'fullscreen',
    toolbarArgs: { slow: { total: 712, status: 'loading' }, failing: { total: 712, status: 'failed' } },
  },
  args: { games: slotFixtures, total: slotFixtures.length, status: 'idle' as const, route, path, query, favourites: null, onMore: fn() },
  render: (args) => (
    <GameListLayout
      route={args.route}
      path={args.path}
      query={args.query}
      total={args.total}
      providers={providers}
      initials={initials}
      onChange={fn()}
    >
      <GameList {...args} />
    </GameListLayout>
  ),
})

export const Full = meta.story({})
export const MoreToShow = meta.story({
  args: { total: 712 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: /vis flere/i }))
    await expect(args.onMore).toHaveBeenCalledOnce()
  },
})
export const LoadingMore = meta.story({ args: { total: 712, status: 'loading' } })
export const MoreFailed = meta.story({ args: { total: 712, status: 'failed' } })
export const SecondPage = meta.story({ args: { total: 66, query: { ...query, page: 2 } } })
export const SearchResults = meta.story({ args: { games: slotFixtures.slice(0, 2), total: 2, query: { ...query, search: 'hygge' } } })
export const NothingFound = meta.story({ args: { games: [], total: 0, query: { ...query, search: 'enhjørning' } } })
export const Empty = meta.story({ args: { games: [], total: 0 } })
export const LiveTables = meta.story({
  args: { games: gameFixtures.filter(({ kind }) => kind === 'live'), total: 6, route: { kind: 'live' }, path: '/live-casino' },
})
/** Order and filters in one sheet; the button says how many games are left. */
export const Filters = meta.story({
  args: { total: 12, query: { ...query, category: 'dyr', volatility: 'lav' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filtrér (2)' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Filtrér' }))
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Vis 12 spil' })).toBeVisible())
    await expect(sheet.getByRole('button', { name: 'Nulstil' })).toBeVisible()
    await expect(sheet.getByRole('radio', { name: 'Dyr' })).toBeChecked()
  },
})
export const NothingFiltered = meta.story({
  args: { games: [], total: 0, query: { ...query, volatility: 'hoej' } },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'Nulstil' })).toHaveAttribute('href', '/spilleautomater'),
})
/** A player's favourites have a filled heart. */
export const WithFavourites = meta.story({ args: { favourites: favouritesOf(slotFixtures.slice(0, 2)) } })
/** The page of the search: games of every kind. */
export const Search = meta.story({
  args: { games: gameFixtures.slice(0, 6), total: 6, route: { everything: true }, path: '/soeg', query: { ...query, search: 'lys' } },
})
/** A list of one category: links to its siblings in place of the filter. */
export const OneCategory = meta.story({
  args: {
    games: gameFixtures.filter(({ kind }) => kind === 'table'),
    total: 4,
    route: { kind: 'table', category: 'roulette' },
    path: '/bordspil/roulette',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Roulette')
  },
})
/** A category without games leads to the list that it belongs to. */
export const EmptyCategory = meta.story({
  args: { games: [], total: 0, route: { kind: 'table', category: 'blackjack' }, path: '/bordspil/blackjack' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Se alle spil' })).toHaveAttribute('href', '/bordspil')
  },
})
/** The system configuration names the offered categories and their order. */
export const ConfiguredCategories = meta.story({
  args: { games: gameFixtures.filter(({ kind }) => kind === 'table'), total: 6, route: { kind: 'table' }, path: '/bordspil' },
  parameters: { page: { system: { ...defaultSystemConfig, tableCategories: ['kortspil', 'roulette'] } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filtrér' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Filtrér' }))
    const chips = sheet.getByRole('group', { name: 'Spiltype' })
    const offered = within(chips)
      .getAllByRole('radio')
      .map((chip) => chip.getAttribute('value'))
    await expect(offered).toEqual(['', 'kortspil', 'roulette'])
  },
})
/** The amounts count until the player turns that off. Here they are still, as with reduced motion. */
export const Jackpots = meta.story({
  args: {
    games: slotFixtures.filter(({ jackpot }) => jackpot !== null),
    total: 4,
    route: { category: 'jackpot' },
    path: '/jackpots',
    liveJackpots: { live: false, onLive: fn() },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Opdater beløbene løbende' }))
    await expect(args.liveJackpots?.onLive).toHaveBeenCalledWith(true)
  },
})
export const Loading = meta.story({
  render: (args) => (
    <GameListLayout
      route={args.route}
      path={args.path}
      query={args.query}
      total={null}
      providers={providers}
      initials={initials}
      onChange={fn()}
    >
      <TilesSkeleton count={18} />
    </GameListLayout>
  ),
})
