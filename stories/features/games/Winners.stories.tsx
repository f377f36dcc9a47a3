import { defaultSystemConfig } from '@casino/features/content/systemConfig'
import { WinnersScreen } from '@casino/features/games/winners/WinnersScreen'
import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { jackpotFixtures, winFixtures } from '../../support/fixtures.ts'

const meta = preview.meta({
  title: 'Features/Winners',
  component: WinnersScreen,
  parameters: { layout: 'fullscreen' },
  args: { data: { type: 'ready' as const, value: winFixtures }, jackpots: [], rule: defaultSystemConfig.latestWins, onRetry: fn() },
})

export const Latest = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(winFixtures.length)
    await expect(canvas.getByText(/^Gevinster på mindst 500.kr\. i de seneste 24 timer, de nyeste først\./)).toBeVisible()
  },
})
export const None = meta.story({ args: { data: { type: 'ready', value: [] }, jackpots: jackpotFixtures } })
export const Loading = meta.story({ args: { data: { type: 'loading' } } })
export const Failed = meta.story({
  args: { data: { type: 'failed', message: 'Prøv igen om lidt.' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igen' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})
