import { hourMs } from '@casino/features/format/duration'
import { kroner } from '@casino/features/format/money'
import { WinnersScreen } from '@casino/features/games/winners/WinnersScreen'
import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { slotFixtures } from '../../support/fixtures.ts'
import { storyNow } from '../../support/pageContext.ts'

const winners = slotFixtures.slice(0, 8).map((game, index) => ({ game, win: kroner(2480 - index * 271), wonAt: storyNow - index * hourMs }))

const meta = preview.meta({
  title: 'Features/Winners',
  component: WinnersScreen,
  parameters: { layout: 'fullscreen' },
  args: { data: { type: 'ready' as const, value: winners }, onRetry: fn() },
})

export const Latest = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(winners.length)
    await expect(canvas.getAllByText('Nye vindere')).toHaveLength(1)
  },
})
export const None = meta.story({ args: { data: { type: 'ready', value: [] } } })
export const Loading = meta.story({ args: { data: { type: 'loading' } } })
export const Failed = meta.story({
  args: { data: { type: 'failed', message: 'Prøv igen om lidt.' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igen' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})
