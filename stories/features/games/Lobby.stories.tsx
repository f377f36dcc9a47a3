import { Lobby } from '@casino/features/games/Lobby'
import { LobbySkeleton } from '@casino/features/games/LobbySkeleton'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { lobbyFixture } from '../../support/fixtures.ts'

const meta = preview.meta({
  title: 'Features/Lobby',
  component: Lobby,
  parameters: {
    layout: 'fullscreen',
    toolbarArgs: {
      guest: { loggedIn: false },
      depositor: { loggedIn: true },
      nonDepositor: { loggedIn: true },
      paused: { loggedIn: true },
    },
  },
  args: { blocks: lobbyFixture.blocks, brand: 'nordlys' as const, loggedIn: false },
  render: (args, { globals }) => <Lobby {...args} brand={globals.theme} />,
})

/** A guest's lobby has the welcome offer with its essential terms beside the button. */
export const Guest = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('500 spins')
    await expect(canvas.getByText(/gennemspilles 10 gange/)).toBeVisible()
  },
})
export const Player = meta.story({
  args: { loggedIn: true },
  play: async ({ canvas }) => expect(canvas.queryByText(/500 spins/)).toBeNull(),
})
/** An empty rail is not rendered. */
export const Partial = meta.story({
  args: {
    blocks: lobbyFixture.blocks.map((block) => (block.type === 'games' && block.title === 'Nye spil' ? { ...block, games: [] } : block)),
  },
  play: async ({ canvas }) => expect(canvas.queryByRole('heading', { name: 'Nye spil' })).toBeNull(),
})
export const Loading = meta.story({ render: () => <LobbySkeleton /> })
