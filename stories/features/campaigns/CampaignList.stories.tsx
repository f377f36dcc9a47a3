import { CampaignListScreen, type CampaignListScreenProps } from '@casino/features/campaigns/CampaignListScreen'
import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { campaignFixtures } from '../../support/campaignFixtures.ts'
import { pausedUntilFixture, playerErrorText } from '../../support/fixtures.ts'
import { createPageContext } from '../../support/pageContext.ts'

const args: CampaignListScreenProps = {
  data: { type: 'ready', value: campaignFixtures },
  pausedUntil: null,
  site: { name: 'Nordlys' },
  onRetry: fn(),
}
const meta = preview.meta({
  title: 'Features/Campaign list',
  component: CampaignListScreen,
  parameters: {
    layout: 'fullscreen',
    toolbarArgs: { slow: { data: { type: 'loading' } }, paused: { pausedUntil: pausedUntilFixture } },
  },
  render: (args, { globals }) => <CampaignListScreen {...args} site={createPageContext(globals.theme).site} />,
  args,
})

export const List = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(6)
    await expect(canvas.getAllByText(/med aktiv bonus/)).toHaveLength(4)
  },
})
/** A paused player sees no offers. */
export const Paused = meta.story({
  args: { pausedUntil: pausedUntilFixture },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Du holder pause')).toBeVisible()
    await expect(canvas.getAllByRole('article')).toHaveLength(2)
    await expect(canvas.queryByText(/med aktiv bonus/)).toBeNull()
  },
})
export const Ending = meta.story({
  args: {
    data: { type: 'ready', value: campaignFixtures.slice(0, 2).map((campaign) => ({ ...campaign, endDate: 1_798_000_000_000 })) },
  },
})
export const Loading = meta.story({ args: { data: { type: 'loading' } } })
export const Empty = meta.story({ args: { data: { type: 'ready', value: [] } } })
export const Failed = meta.story({
  args: { data: { type: 'failed', message: playerErrorText('ERR_UPSTREAM') } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Prøv igen' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})
