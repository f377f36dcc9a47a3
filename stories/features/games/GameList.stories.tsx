import { defaultSystemConfig } from '@casino/features/content/systemConfig'
import { GameList } from '@casino/features/games/GameList'
import { GameListLayout } from '@casino/features/games/GameListLayout'
import { TilesSkeleton } from '@casino/features/games/LobbySkeleton'
import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { gameFixtures, slotFixtures } from '../../support/fixtures.ts'

const route = { kind: 'slot' } as const
const query = { search: '', category: '', sort: '', page: 1 }
const path = '/spilleautomater'

const meta = preview.meta({
  title: 'Features/Game list',
  component: GameList,
  parameters: {
    layout: 'fullscreen',
    toolbarArgs: { slow: { total: 712, status: 'loading' }, failing: { total: 712, status: 'failed' } },
  },
  args: { games: slotFixtures, total: slotFixtures.length, status: 'idle' as const, route, path, query, onMore: fn() },
  render: (args) => (
    <GameListLayout route={args.route} path={args.path} query={args.query} total={args.total} onChange={fn()}>
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
    await expect(canvas.queryByRole('radio')).toBeNull()
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
  play: async ({ canvas }) => {
    const offered = canvas.getAllByRole('radio').map((chip) => chip.getAttribute('value'))
    await expect(offered).toEqual(['', 'kortspil', 'roulette'])
  },
})
export const Jackpots = meta.story({
  args: { games: slotFixtures.filter(({ jackpot }) => jackpot !== null), total: 4, route: { category: 'jackpot' }, path: '/jackpots' },
})
export const Loading = meta.story({
  render: (args) => (
    <GameListLayout route={args.route} path={args.path} query={args.query} total={null} onChange={fn()}>
      <TilesSkeleton count={18} />
    </GameListLayout>
  ),
})
