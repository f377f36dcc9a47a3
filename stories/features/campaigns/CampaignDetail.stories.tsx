import { CampaignDetailScreen, type CampaignDetailScreenProps } from '@casino/features/campaigns/CampaignDetailScreen'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { campaignFixtures } from '../../support/campaignFixtures.ts'
import { pausedUntilFixture } from '../../support/fixtures.ts'
import { createPageContext } from '../../support/pageContext.ts'

const withOffer = campaignFixtures.find(({ offer }) => offer)
const withoutOffer = campaignFixtures.find(({ offer }) => !offer)
if (!withOffer || !withoutOffer) throw new Error('the seed lacks a campaign')

const args: CampaignDetailScreenProps = {
  data: { type: 'ready', campaign: withOffer },
  loggedIn: false,
  pausedUntil: null,
  site: { name: 'Nordlys' },
}
const meta = preview.meta({
  title: 'Features/Campaign page',
  component: CampaignDetailScreen,
  parameters: {
    layout: 'fullscreen',
    toolbarArgs: { slow: { data: { type: 'loading' } }, paused: { loggedIn: true, pausedUntil: pausedUntilFixture } },
  },
  render: (args, { globals }) => <CampaignDetailScreen {...args} site={createPageContext(globals.theme).site} />,
  args,
})

export const Guest = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/satse for 1\.000\skr\. \(10\s×\s100\skr\.\)/)).toBeVisible()
    await expect(canvas.getByText(/altså 1\.000\skr\./)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Opret konto' })).toHaveAttribute('href', '/registrer')
  },
})
export const Player = meta.story({
  args: { loggedIn: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Brug koden' })).toHaveAttribute('href', '/min-konto/kampagne?kode=VELKOMST')
  },
})
/** A paused player sees neither the offer nor what is said about it. */
export const Paused = meta.story({
  args: { loggedIn: true, pausedUntil: pausedUntilFixture },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Du holder pause')).toBeVisible()
    await expect(canvas.queryByText(/skal satse|VELKOMST/)).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Brug koden' })).toBeNull()
  },
})
export const WithoutOffer = meta.story({ args: { data: { type: 'ready', campaign: withoutOffer } } })
export const Loading = meta.story({ args: { data: { type: 'loading' } } })
export const NotFound = meta.story({ args: { data: { type: 'notFound' } } })
