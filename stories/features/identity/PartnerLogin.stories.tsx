import type { ErrorCode } from '@casino/features/api/errors'
import { failureKindOf } from '@casino/features/identity/loginFailure'
import { failedState } from '@casino/features/identity/model'
import { PartnerLoginScreen } from '@casino/features/identity/PartnerLoginScreen'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { ageRules, playerErrorText } from '../../support/fixtures.ts'

const refused = (code: ErrorCode) => ({
  type: 'failed' as const,
  failure: { code, message: playerErrorText(code) },
  kind: failureKindOf(code, 'login'),
  retry: null,
})

const meta = preview.meta({
  title: 'Features/Partner login',
  component: PartnerLoginScreen,
  parameters: { layout: 'fullscreen', toolbarArgs: { slow: { state: { type: 'opening' } }, failing: { state: refused('ERR_NETWORK') } } },
  args: {
    state: { type: 'confirming' as const },
    rules: ageRules,
    siteName: 'Nordlys',
    redirectTo: '/loginsuccess?method=login',
    identityRedirect: { locked: false, redirecting: false },
    identityRedirectError: null,
    onConfirm: fn(),
    onCpr: fn(),
    onRetry: fn(),
    onIdentityRedirect: fn(),
  },
})

/** A token: the player must confirm before being logged in. */
export const Confirming = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log ind' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: 'Log ind med MitID' })).toHaveAttribute('href', '/log-ind')
  },
})
/** An id at the identity provider: the CPR number is compared with it. */
export const CprRequired = meta.story({
  args: { state: { type: 'askingCpr', mismatch: false, attemptsLeft: null } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByRole('textbox'), '170591-1234{Enter}')
    await waitFor(() => expect(args.onCpr).toHaveBeenCalledWith('1705911234'))
  },
})
export const Mismatch = meta.story({ args: { state: { type: 'askingCpr', mismatch: true, attemptsLeft: null } } })
export const Opening = meta.story({ args: { state: { type: 'opening' } } })
/** Shown for three seconds. */
export const LoggedIn = meta.story({ args: { state: { type: 'leaving', delayMs: 3000 } } })
export const NothingHandedOver = meta.story({ args: { state: failedState('ERR_TOKEN_INVALID', null) } })
export const TokenInvalid = meta.story({
  args: { state: refused('ERR_TOKEN_INVALID') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Linket er brugt eller udløbet/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Start forfra' })).toHaveAttribute('href', '/log-ind')
  },
})
/** Not the same as a person without an account, who is offered one. */
export const UnknownAccount = meta.story({
  args: { state: refused('ERR_ACCOUNT_UNKNOWN') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Vi kender ikke kontoen')
    await expect(canvas.queryByRole('link', { name: 'Opret konto' })).toBeNull()
  },
})
export const NoAccount = meta.story({
  args: { state: refused('ERR_NO_ACCOUNT') },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'Opret konto' })).toHaveAttribute('href', '/registrer'),
})
