import { hourMs } from '@casino/features/format/duration'
import { Lobby } from '@casino/features/games/lobby/Lobby'
import { LobbySkeleton } from '@casino/features/games/lobby/LobbySkeleton'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { favouritesOf } from '../../support/favouriteFixtures.ts'
import { lobbyFixture, slotFixtures, winFixtures } from '../../support/fixtures.ts'
import { storyNow } from '../../support/pageContext.ts'

const depositor = { type: 'depositor', firstName: 'Freja', recent: slotFixtures.slice(0, 4) } as const
const newPlayer = { type: 'newPlayer', withBonus: true } as const
const paused = { type: 'paused', until: storyNow + 20 * hourMs } as const

const meta = preview.meta({
  title: 'Features/Lobby',
  component: Lobby,
  parameters: {
    layout: 'fullscreen',
    toolbarArgs: {
      guest: { visitor: { type: 'guest' } },
      depositor: { visitor: depositor },
      nonDepositor: { visitor: newPlayer },
      paused: { visitor: paused },
    },
  },
  args: {
    blocks: lobbyFixture.blocks,
    brand: 'nordlys' as const,
    visitor: { type: 'guest' as const },
    favourites: null,
    suggestions: [],
    spins: 0,
    withdrawPath: null,
  },
  render: (args, { globals }) => <Lobby {...args} brand={globals.theme} />,
})

/** A guest's lobby: the welcome offer with its essential terms next to the button. */
/** The terms stand with the offer; on a phone, folded below the line that stands for them. */
function expectTerms(canvas: { getAllByText: (text: RegExp) => HTMLElement[] }): void {
  const terms = canvas.getAllByText(/sats(?:e)? for 1\.000\skr\. \(10\s×\s100\skr\.\)/i)
  expect(terms.some((element) => element.checkVisibility())).toBe(true)
}

export const Guest = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('500 spins')
    expectTerms(canvas)
  },
})
/** A new player who chose the welcome bonus: the first deposit with the bonus's terms. */
export const NewPlayerWithBonus = meta.story({
  args: { visitor: newPlayer },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Din velkomstbonus venter')
    expectTerms(canvas)
    await expect(canvas.getByRole('link', { name: 'Sæt penge ind' })).toHaveAttribute('href', '/min-konto/overfoer')
  },
})
/** Without a chosen bonus no bonus is offered. */
export const NewPlayer = meta.story({
  args: { visitor: { type: 'newPlayer', withBonus: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Klar, når du er')
    await expect(canvas.queryByText(/500 spins/)).toBeNull()
  },
})
/** A depositor continues with the games played last. */
export const Player = meta.story({
  args: { visitor: depositor },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Velkommen tilbage, Freja')
    await expect(canvas.getByRole('heading', { name: 'Spil videre' })).toBeVisible()
    await expect(canvas.queryByText(/500 spins/)).toBeNull()
  },
})
/** Free spins lead into the slot that was played last. */
export const PlayerWithSpins = meta.story({
  args: { visitor: depositor, spins: 500 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Du har 500 spins' })).toBeVisible()
    const [slot] = slotFixtures
    await expect(canvas.getByRole('link', { name: 'Brug dine spins' })).toHaveAttribute(
      'href',
      `/spilleautomater/spil-for-penge/${slot?.id}`,
    )
  },
})
/** A player with favourites has a rail of them. */
export const PlayerWithFavourites = meta.story({
  args: { visitor: depositor, favourites: favouritesOf(slotFixtures.slice(3, 8)) },
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { name: 'Mine favoritter' })).toBeVisible(),
})
/** Games like those that the player has played, with the way to switch them off. */
export const PlayerWithSuggestions = meta.story({
  args: { visitor: depositor, suggestions: slotFixtures.slice(4, 10) },
  play: async ({ canvas, args }) => {
    const paused = args.visitor.type === 'paused'
    const played = args.visitor.type === 'depositor'
    if (!played || paused) return
    await expect(canvas.getByRole('heading', { name: 'Ligner det, du har spillet' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Vis ikke forslag/ })).toHaveAttribute('href', '/min-konto/profil#forslag')
  },
})
/** A depositor who has not played lately sees the campaign first. */
export const PlayerWithoutRecentGames = meta.story({ args: { visitor: { ...depositor, recent: [] } } })
/** In a pause: its end, what can be done, and where to talk; no campaign and no deposit. */
export const Paused = meta.story({
  args: { visitor: paused },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Du holder pause')
    await expect(canvas.getByRole('link', { name: 'Se dine penge' })).toHaveAttribute('href', '/min-konto/oversigt')
    await expect(canvas.getByRole('link', { name: /^70.22.28.25$/ })).toHaveAttribute('href', 'tel:+4570222825')
    await expect(canvas.getAllByRole('link'), 'money, the pause and help: no game, jackpot or offer').toHaveLength(3)
    await expect(canvas.getAllByRole('heading')).toHaveLength(1)
  },
})
/** Where the site has a withdrawal page, the pause leads there. */
export const PausedWithWithdrawal = meta.story({
  args: { visitor: paused, withdrawPath: '/min-konto/udbetal' },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'Udbetal' })).toBeVisible(),
})
/** Where there are enough and fresh wins: each with its picture, amount and hour. */
export const WithWins = meta.story({
  args: {
    blocks: [
      {
        type: 'winners',
        title: 'Seneste gevinster',
        more: { text: 'Alle gevinster', url: '/nyevindere' },
        winners: winFixtures.slice(0, 4),
      },
    ],
  },
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { name: 'Seneste gevinster' })).toBeVisible(),
})
/** An empty rail is not rendered. */
export const Partial = meta.story({
  args: {
    blocks: lobbyFixture.blocks.map((block) => (block.type === 'games' && block.title === 'Nye spil' ? { ...block, games: [] } : block)),
  },
  play: async ({ canvas }) => expect(canvas.queryByRole('heading', { name: 'Nye spil' })).toBeNull(),
})
export const Loading = meta.story({ render: () => <LobbySkeleton /> })
