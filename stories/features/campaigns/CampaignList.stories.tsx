import { CampaignListScreen, type CampaignListScreenProps } from '@casino/features/campaigns/CampaignListScreen'
import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { campaignFixtures, offerFixtureOf } from '../../support/campaignFixtures.ts'
import { pausedUntilFixture, playerErrorText } from '../../support/fixtures.ts'
import { createPageContext } from '../../support/pageContext.ts'

const own: CampaignListScreenProps['bonuses'] = {
  chosen: offerFixtureOf('OVENI'),
  bonuses: [{ name: offerFixtureOf('SPINS')?.name ?? '', state: 'active' }],
}
const args: CampaignListScreenProps = {
  data: { type: 'ready', value: campaignFixtures },
  pausedUntil: null,
  bonuses: null,
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
    await expect(canvas.getAllByText(/før du kan udbetale/)).toHaveLength(4)
    await expect(canvas.getAllByText('Vilkår og eksempel')).toHaveLength(4)
  },
})
/** A player sees what is chosen, running and had before. */
export const Player = meta.story({
  args: { bonuses: own },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Valgt')).toBeVisible()
    await expect(canvas.getByText('I gang')).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'Se dine kampagner' })).toHaveLength(2)
    await expect(canvas.getAllByRole('link', { name: 'Brug koden' })).toHaveLength(2)
    const [terms] = canvas.getAllByText('Vilkår og eksempel')
    if (terms) await userEvent.click(terms)
    await expect(canvas.getAllByText(/med aktiv bonus/)[0]).toBeVisible()
  },
})
/** A paused player sees no offers. */
export const Paused = meta.story({
  args: { pausedUntil: pausedUntilFixture },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Du holder pause')).toBeVisible()
    await expect(canvas.getAllByRole('article')).toHaveLength(2)
    await expect(canvas.queryByText(/før du kan udbetale/)).toBeNull()
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
