import { FavouritesScreen } from '@casino/features/games/favourites/FavouritesScreen'
import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { favouritesOf } from '../../support/favouriteFixtures.ts'
import { loggedInParameters, slotFixtures } from '../../support/fixtures.ts'

const games = slotFixtures.slice(0, 5)

const meta = preview.meta({
  title: 'Features/Favourites',
  component: FavouritesScreen,
  parameters: { ...loggedInParameters, layout: 'fullscreen' },
  args: {
    data: { type: 'ready' as const, value: games },
    mostPlayed: slotFixtures.slice(0, 12),
    favourites: favouritesOf(games),
    onRetry: fn(),
  },
})

/** The heart of a tile takes the game off the list. */
export const Marked = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const hearts = canvas.getAllByRole('button', { name: /som favorit$/ })
    await expect(hearts).toHaveLength(games.length)
    const [first] = hearts
    await expect(canvas.queryByRole('heading', { name: 'Mest spillede spil' })).toBeNull()
    if (!first) return
    await expect(first).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(first)
    await expect(args.favourites?.toggle).toHaveBeenCalledWith(games[0])
  },
})
export const None = meta.story({
  args: { data: { type: 'ready', value: [] }, favourites: favouritesOf([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Se alle spil' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Mest spillede spil' })).toBeVisible()
  },
})
/** A player on a pause is offered no games. */
export const NoneWhilePaused = meta.story({
  args: { data: { type: 'ready', value: [] }, mostPlayed: [], favourites: favouritesOf([]) },
  play: async ({ canvas }) => expect(canvas.queryByRole('heading', { name: 'Mest spillede spil' })).toBeNull(),
})
export const Loading = meta.story({ args: { data: { type: 'loading' } } })
export const Failed = meta.story({
  args: { data: { type: 'failed', message: 'Prøv igen om lidt.' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igen' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})
