import { LoginScreen } from '@casino/features/identity/LoginScreen'
import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { playerErrorText, supportEmail, supportHours } from '../../support/fixtures.ts'

const meta = preview.meta({
  title: 'Features/Login',
  component: LoginScreen,
  parameters: {
    layout: 'fullscreen',
    toolbarArgs: { slow: { identityRedirect: { locked: true, redirecting: true } }, failing: { error: playerErrorText('ERR_NETWORK') } },
  },
  args: { reason: null, identityRedirect: { locked: false, redirecting: false }, error: null, supportEmail, supportHours, onLogin: fn() },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /MitID/ }))
    await expect(args.onLogin).toHaveBeenCalledOnce()
  },
})
export const LoginRequired = meta.story({ args: { reason: 'required' } })
export const SessionExpired = meta.story({ args: { reason: 'expired' } })
export const Opening = meta.story({ args: { identityRedirect: { locked: true, redirecting: true } } })
/** The identity provider's button stays disabled for 8 s after an attempt. */
export const ProviderDown = meta.story({
  args: { identityRedirect: { locked: true, redirecting: false }, error: playerErrorText('ERR_PROVIDER_FAILED') },
})
export const WithConfiguredSections = meta.story({
  args: { content: [{ title: 'Nyt MitID?', content: 'Du kan bruge både app, kodeviser og chip.' }] },
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { name: 'Nyt MitID?' })).toBeVisible(),
})
export const Offline = meta.story({ args: { error: playerErrorText('ERR_NETWORK') } })
