import type { ErrorCode } from '@casino/features/api/errors'
import { StepUpScreen } from '@casino/features/identity/StepUpScreen'
import { failedStepUp } from '@casino/features/identity/stepUp'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { playerErrorText, reference } from '../../support/fixtures.ts'

const failed = (code: ErrorCode) => failedStepUp({ code, message: playerErrorText(code), reference })

const meta = preview.meta({
  title: 'Features/Step-up',
  component: StepUpScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    state: { type: 'confirming' as const },
    purpose: 'contact' as const,
    returnPath: '/min-konto/profil',
    siteName: 'Nordlys',
    identityRedirect: { locked: false, redirecting: false },
    identityRedirectError: null,
    onRetry: fn(),
    onIdentityRedirect: fn(),
  },
})

export const Confirming = meta.story({})
export const Confirmed = meta.story({
  args: { state: { type: 'confirmed' } },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'Fortsæt nu' })).toHaveAttribute('href', '/min-konto/profil'),
})
export const Rejected = meta.story({
  args: { state: failed('ERR_PROVIDER_REJECTED') },
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Du afbrød MitID' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igen med MitID' }))
    await expect(args.onIdentityRedirect).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: 'Tilbage til din profil' })).toHaveAttribute('href', '/min-konto/profil')
  },
})
/** Another person's identity: nothing is confirmed. */
export const WrongPerson = meta.story({
  args: { state: failed('ERR_STEP_UP_PERSON') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Det MitID hører ikke til din spilkonto. Brug dit eget MitID.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Prøv igen med MitID' })).not.toHaveAttribute('aria-disabled')
  },
})
export const Expired = meta.story({
  args: { state: failed('ERR_TRANSACTION_EXPIRED') },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Prøv igen med MitID' })).not.toHaveAttribute('aria-disabled'),
})
/** The provider is down, and does not start again either. */
export const ProviderFailed = meta.story({
  args: { state: failed('ERR_PROVIDER_FAILED'), identityRedirectError: playerErrorText('ERR_PROVIDER_FAILED') },
})
export const Locked = meta.story({
  args: { state: failed('ERR_LOGIN_LOCKED') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Tilbage til din profil' })).toBeVisible()
  },
})
export const SignedOut = meta.story({
  args: { state: failed('ERR_UNAUTHENTICATED') },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Log ind' })).toHaveAttribute('href', '/log-ind?redirect=%2Fmin-konto%2Fprofil'),
})
export const ServerFailed = meta.story({
  args: { state: failed('ERR_UPSTREAM') },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igen' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})
export const ForCard = meta.story({
  args: { state: failed('ERR_PROVIDER_REJECTED'), purpose: 'card', returnPath: '/min-konto/overfoer?trin=betaling&beloeb=500&kort=nyt' },
  play: async ({ canvas, args }) =>
    expect(canvas.getByRole('link', { name: 'Tilbage til indbetalingen' })).toHaveAttribute('href', args.returnPath),
})
export const ForWithdrawal = meta.story({
  args: { state: failed('ERR_PROVIDER_REJECTED'), purpose: 'withdrawal', returnPath: '/min-konto/udbetal?beloeb=400&id=story-key' },
  play: async ({ canvas, args }) =>
    expect(canvas.getByRole('link', { name: 'Tilbage til udbetalingen' })).toHaveAttribute('href', args.returnPath),
})
