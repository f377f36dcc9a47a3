import { LandingScreen, type LandingScreenProps } from '@casino/features/landing/LandingScreen'
import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { pausedUntilFixture, playerErrorText } from '../../support/fixtures.ts'
import { landingFixtures } from '../../support/landingFixtures.ts'
import { createPageContext } from '../../support/pageContext.ts'

const landingOf = (type: string): LandingScreenProps['data'] => {
  const landing = landingFixtures.find(({ landingType }) => landingType === type)
  if (!landing) throw new Error(`the seed has no landing page of the type ${type}`)
  return { type: 'ready', value: landing }
}

const args: LandingScreenProps = {
  data: landingOf('velkomst'),
  loggedIn: false,
  pausedUntil: null,
  site: createPageContext('nordlys').site,
  onRetry: fn(),
}
const meta = preview.meta({
  title: 'Features/Landing page',
  component: LandingScreen,
  parameters: {
    layout: 'fullscreen',
    toolbarArgs: { slow: { data: { type: 'loading' } }, paused: { loggedIn: true, pausedUntil: pausedUntilFixture } },
  },
  render: (args, { globals }) => <LandingScreen {...args} site={createPageContext(globals.theme).site} />,
  args,
})

/** Continuing with or without the bonus is equally easy, and the terms are next to both. */
export const Welcome = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/satse for 1\.000\skr\. \(10\s×\s100\skr\.\)/)).toBeVisible()
    await expect(canvas.getByText(/altså 1\.000\skr\./)).toBeVisible()
    const withBonus = canvas.getByRole('link', { name: 'Opret konto med bonus' })
    const without = canvas.getByRole('link', { name: 'Opret konto uden bonus' })
    await expect(withBonus).toHaveAttribute('href', '/registrer?bonus=VELKOMST')
    await expect(without).toHaveAttribute('href', '/registrer?bonus=ingen')
    await expect(withBonus.clientHeight).toBe(without.clientHeight)
    // what follows the hero begins on its edge
    const edgeOf = (element: Element | null | undefined) => element?.getBoundingClientRect().left
    const hero = canvas.getByRole('heading', { level: 1 }).closest('section')
    await expect(edgeOf(canvas.getByRole('heading', { name: 'Sådan gør du' }))).toBe(edgeOf(hero))
  },
})
export const Player = meta.story({
  args: { loggedIn: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Brug koden' })).toHaveAttribute('href', '/min-konto/kampagne?kode=VELKOMST')
    await expect(canvas.queryByRole('link', { name: 'Log ind' })).toBeNull()
  },
})
/** A paused player sees neither the offer nor what is said about it. */
export const Paused = meta.story({
  args: { loggedIn: true, pausedUntil: pausedUntilFixture },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Du holder pause' })).toBeVisible()
    await expect(canvas.queryByText(/skal satse|VELKOMST|spins/)).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Til forsiden' })).toHaveAttribute('href', '/')
  },
})
export const Games = meta.story({
  args: { data: landingOf('spil') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Find et spil' })).toHaveAttribute('href', '/spilleautomater')
    await expect(canvas.getByRole('link', { name: 'Opret konto' })).toHaveAttribute('href', '/registrer')
  },
})
export const Live = meta.story({ args: { data: landingOf('live') } })
export const Jackpot = meta.story({ args: { data: landingOf('jackpot') } })
export const Limits = meta.story({ args: { data: landingOf('tryghed') } })
export const Loading = meta.story({ args: { data: { type: 'loading' } } })
export const Failed = meta.story({
  args: { data: { type: 'failed', message: playerErrorText('ERR_UPSTREAM') } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Prøv igen' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})
