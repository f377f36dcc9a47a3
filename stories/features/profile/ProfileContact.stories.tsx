import { CallError, type ErrorCode } from '@casino/features/api/errors'
import { ContactCard, type ContactCardProps } from '@casino/features/profile/ContactCard'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { playerErrorText } from '../../support/fixtures.ts'
import { storyNow } from '../../support/pageContext.ts'
import { useArgState } from '../../support/useArgState.ts'
import { contactArgs } from './contactArgs.ts'

const entered = { email: 'freja.ny@eksempel.dk', mobileCC: '45', mobileNo: '20112233' } as const
const change = { email: entered.email, triesLeft: 5, expiresAt: storyNow + 15 * 60_000, resendSeconds: 0 }
const failure = (code: ErrorCode, field?: string) =>
  new CallError(code, playerErrorText(code), field ? { fields: [{ path: field, message: playerErrorText(code) }] } : {})

const meta = preview.meta({
  title: 'Features/Profile contact',
  component: ContactCard,
  args: contactArgs as ContactCardProps, // wider than the literal, so that a story can have any state
})

export const Idle = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ret e-mail eller mobil' }))
    await expect(args.onEdit).toHaveBeenCalledWith(args.current)
  },
})
/** Each step replaces the button that led to it: the focus stays in the card. */
export const FocusKept = meta.story({
  render: (args) => {
    const [state, setState] = useArgState(args.state)
    return <ContactCard {...args} state={state} onEdit={(values) => setState({ type: 'editing', values, confirmed: false })} />
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ret e-mail eller mobil' }))
    await expect(canvas.getByRole('region', { name: 'E-mail og mobil' })).toHaveFocus()
    await canvas.findByRole('textbox', { name: 'E-mail' })
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus()
  },
})
export const Editing = meta.story({
  args: { state: { type: 'editing', values: contactArgs.current, confirmed: false } },
  play: async ({ canvas, userEvent, args }) => {
    const email = await canvas.findByRole('textbox', { name: 'E-mail' })
    await userEvent.clear(email)
    await userEvent.type(email, 'freja')
    await userEvent.click(canvas.getByRole('button', { name: 'Gem' }))
    await waitFor(() => expect(email).toHaveAttribute('aria-invalid', 'true'))
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.type(email, '.ny@eksempel.dk')
    await userEvent.click(canvas.getByRole('button', { name: 'Gem' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(entered))
    await userEvent.click(canvas.getByRole('button', { name: 'Fortryd' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
})
/** Back from MitID: what was entered is still there. */
export const Confirmed = meta.story({
  args: { state: { type: 'editing', values: entered, confirmed: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'E-mail' })).toHaveValue(entered.email)
    await expect(canvas.getByText('Du har bekræftet med MitID')).toBeVisible()
  },
})
export const Saving = meta.story({ args: { state: { type: 'editing', values: entered, confirmed: true }, busy: 'save' } })
export const EmailTaken = meta.story({
  args: { state: { type: 'editing', values: entered, confirmed: true }, error: failure('ERR_EMAIL_TAKEN', 'email') },
  play: async ({ canvas }) =>
    waitFor(() => expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription(/allerede en spilkonto/)),
})
export const TooManyCodes = meta.story({
  args: { state: { type: 'editing', values: entered, confirmed: false }, error: failure('ERR_CODE_WAIT') },
  play: async ({ canvas }) => waitFor(() => expect(canvas.getByText(/Du har bedt om mange koder/)).toBeVisible()),
})
export const IdentityRequired = meta.story({
  args: { state: { type: 'confirming', values: entered }, error: failure('ERR_STEP_UP_REQUIRED') },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(entered.email)).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Bekræft med MitID' }))
    await expect(args.stepUp.start).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Ret igen' }))
    await expect(args.onEdit).toHaveBeenCalledWith(entered)
  },
})
export const ProviderOpening = meta.story({
  args: { state: { type: 'confirming', values: entered }, stepUp: { ...contactArgs.stepUp, locked: true, redirecting: true } },
})
export const ProviderUnreachable = meta.story({
  args: {
    state: { type: 'confirming', values: entered },
    stepUp: { ...contactArgs.stepUp, locked: true },
    stepUpError: playerErrorText('ERR_PROVIDER_FAILED'),
  },
  play: async ({ canvas }) => expect(canvas.getByText(/MitID har tekniske problemer/)).toBeVisible(),
})
export const AwaitingCode = meta.story({
  args: { state: { type: 'awaitingCode', change } },
  play: async ({ canvas, userEvent, args }) => {
    const code = await canvas.findByRole('textbox', { name: 'Kode' })
    await userEvent.type(code, '12345')
    await userEvent.click(canvas.getByRole('button', { name: 'Bekræft e-mail' }))
    await waitFor(() => expect(code).toHaveAccessibleDescription(/Koden har 6 cifre/))
    await userEvent.type(code, '6{Enter}')
    await waitFor(() => expect(args.onConfirmCode).toHaveBeenCalledWith('123456'))
    await userEvent.click(canvas.getByRole('button', { name: 'Send ny kode' }))
    await expect(args.onResendCode).toHaveBeenCalledOnce()
  },
})
export const CodeJustSent = meta.story({
  args: { state: { type: 'awaitingCode', change: { ...change, resendSeconds: 60 } } },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Send ny kode' })).toHaveAttribute('aria-disabled', 'true'),
})
export const WrongCode = meta.story({
  args: { state: { type: 'awaitingCode', change: { ...change, triesLeft: 4 } }, error: failure('ERR_CODE_WRONG', 'emailCode') },
  play: async ({ canvas }) =>
    waitFor(() => expect(canvas.getByRole('textbox', { name: 'Kode' })).toHaveAccessibleDescription(/Koden passer ikke/)),
})
export const CodeExpired = meta.story({
  args: { state: { type: 'awaitingCode', change: { ...change, triesLeft: 0 } }, error: failure('ERR_CODE_EXPIRED') },
  play: async ({ canvas }) => waitFor(() => expect(canvas.getByText(/Koden gælder ikke længere/)).toBeVisible()),
})
export const EmailChanged = meta.story({ args: { current: entered, state: { type: 'idle', saved: 'email' } } })
export const MobileChanged = meta.story({ args: { state: { type: 'idle', saved: 'mobile' } } })
