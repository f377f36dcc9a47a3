import { dayMs, hourMs } from '@casino/features/format/duration'
import { kroner } from '@casino/features/format/money'
import { AccountLayout } from '@casino/features/session/AccountLayout'
import type { Withdrawal, WithdrawalStatus } from '@casino/features/withdrawal/calls'
import { WithdrawalScreen } from '@casino/features/withdrawal/WithdrawalScreen'
import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { playerErrorText, reference, supportEmail } from '../../support/fixtures.ts'
import { createPageContext, storyNow } from '../../support/pageContext.ts'

const received: Withdrawal = {
  id: 'w1',
  amount: kroner(400),
  state: 'received',
  requestedAt: storyNow - 600_000,
  checkedAt: null,
  endedAt: null,
  expectedOn: '2026-11-25',
}
const sent: Withdrawal = {
  ...received,
  id: 'w2',
  amount: kroner(1250),
  state: 'sent',
  requestedAt: storyNow - 30 * hourMs,
  checkedAt: storyNow - 29 * hourMs,
  endedAt: storyNow - 26 * hourMs,
  expectedOn: '2026-11-24',
}
const checked: Withdrawal = { ...sent, id: 'w3', state: 'checked', endedAt: null }
const paid: Withdrawal = { ...sent, id: 'w4', requestedAt: storyNow - 20 * dayMs, expectedOn: '2026-11-05' }
const rejected: Withdrawal = { ...paid, id: 'w5', state: 'rejected', amount: kroner(200), requestedAt: storyNow - 12 * dayMs }

const status: WithdrawalStatus = {
  withdrawable: kroner(1250),
  bonus: kroner(0),
  depositBonus: null,
  confirmedUntil: null,
  withdrawals: [],
}
const depositBonus = { name: 'Velkomstbonus: 500 spins', requiredDeposit: kroner(1000), spinsLeft: 312 }
const ready = (change: Partial<WithdrawalStatus> = {}) => ({ type: 'ready' as const, value: { ...status, ...change } })
const draft = { amount: kroner(400), key: 'story-key' }

const meta = preview.meta({
  title: 'Features/Withdrawal',
  component: WithdrawalScreen,
  parameters: {
    layout: 'fullscreen',
    toolbarArgs: {
      slow: { data: { type: 'loading' } },
      failing: { data: { type: 'failed', message: playerErrorText('ERR_UPSTREAM'), reference } },
    },
  },
  args: {
    data: ready(),
    state: { type: 'editing' as const, amount: null, failure: null },
    busy: false,
    stepUpError: null,
    rules: { min: kroner(100), bankDays: { min: 1, max: 3 }, now: storyNow },
    supportEmail,
    onSubmit: fn(),
    onRequest: fn(),
    onEdit: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <AccountLayout current="withdraw">
        <Story />
      </AccountLayout>
    ),
  ],
})

/** Two clicks to MitID: everything, and on. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    // as in the form
    await expect(canvas.getByText('1.250\u00a0kr.', { normalizer: (text) => text.trim() })).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Hele beløbet, 1.250\u00a0kr.' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Fortsæt med MitID' }))
    await expect(args.onSubmit).toHaveBeenCalledWith(125_000)
  },
})
export const InvalidAmounts = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const field = await canvas.findByRole('textbox', { name: 'Beløb' })
    const submit = canvas.getByRole('button', { name: 'Fortsæt med MitID' })
    await userEvent.click(submit)
    await expect(field).toHaveAccessibleDescription(/Skriv, hvor meget/)
    await userEvent.type(field, '99,99')
    await userEvent.click(submit)
    await expect(field).toHaveAccessibleDescription(/mindst 100\skr\./)
    await userEvent.clear(field)
    await userEvent.type(field, '1250,01')
    await userEvent.click(submit)
    await expect(field).toHaveAccessibleDescription(/højst udbetale 1\.250\skr\./)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})
/** Bonus money is shown separately, with the reason why it cannot be withdrawn. */
export const WithBonus = meta.story({
  args: { data: ready({ bonus: kroner(150) }) },
  play: async ({ canvas }) => expect(canvas.getByText(/når bonussen er gennemspillet/)).toBeVisible(),
})
/** A bonus that belongs to a deposit: how much has to stay is said before an amount is chosen. */
export const WithDepositBonus = meta.story({
  args: { data: ready({ bonus: kroner(150), depositBonus }) },
  play: async ({ canvas }) => expect(canvas.getByText(/under 1\.000\skr\. tilbage/)).toBeVisible(),
})
/** What the withdrawal would end is said before the last click. */
export const ConfirmLosesBonus = meta.story({
  args: {
    data: ready({ bonus: kroner(150), depositBonus, confirmedUntil: storyNow + 240_000 }),
    state: { type: 'confirming', draft, failure: null },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Din bonus bortfalder')).toBeVisible()
    await expect(canvas.getByText(/Du mister 150,00\skr\. i bonuspenge\. Du mister 312 spins\./)).toBeVisible()
  },
})
/** Back from MitID: the amount is kept, and one click is left. */
export const Confirm = meta.story({
  args: { data: ready({ confirmedUntil: storyNow + 240_000 }), state: { type: 'confirming', draft, failure: null } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/1–3 bankdage og kan ikke fortrydes/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Udbetal 400,00\u00a0kr.' }))
    await expect(args.onRequest).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Ret beløbet' }))
    await expect(args.onEdit).toHaveBeenCalledOnce()
  },
})
export const Sending = meta.story({
  args: { data: ready({ confirmedUntil: storyNow + 240_000 }), state: { type: 'confirming', draft, failure: null }, busy: true },
})
export const Requested = meta.story({
  args: { data: ready({ withdrawable: kroner(850), withdrawals: [received] }), state: { type: 'requested', withdrawal: received } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/400,00\skr\. er oprettet/)
    await expect(canvas.getAllByText(/senest onsdag den 25\. november/)[0]).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /fortryd/i })).toBeNull()
  },
})
/** Each with how far it is; earlier ones below. */
export const UnderWay = meta.story({
  args: { data: ready({ withdrawals: [received, checked, sent, rejected, paid] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('list', { name: /^Udbetaling på/ })).toHaveLength(3)
    await expect(canvas.getByText('Afvist, pengene er på din konto')).toBeVisible()
  },
})
export const NoAnswer = meta.story({
  args: {
    data: ready({ confirmedUntil: storyNow + 240_000 }),
    state: { type: 'confirming', draft, failure: { kind: 'repeat', message: playerErrorText('ERR_NETWORK'), reference: null } },
  },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent(/udbetales kun én gang/)
    await expect(alert.textContent?.match(/prøv igen/gi)).toHaveLength(1)
  },
})
/** The specification's "cannot withdraw now". */
export const Unavailable = meta.story({
  args: {
    state: {
      type: 'editing',
      amount: draft.amount,
      failure: { kind: 'support', message: playerErrorText('ERR_WITHDRAWAL_UNAVAILABLE'), reference },
    },
  },
  play: async ({ canvas, globals }) => {
    const address = createPageContext(globals.theme).site.supportEmail
    await expect(await canvas.findByRole('link', { name: address })).toHaveAttribute('href', `mailto:${address}`)
  },
})
export const IdentityExpired = meta.story({
  args: { state: { type: 'editing', amount: draft.amount, failure: { kind: 'stepUp', message: '', reference: null } } },
})
export const AmountRefused = meta.story({
  args: {
    state: {
      type: 'editing',
      amount: draft.amount,
      failure: { kind: 'amount', message: playerErrorText('ERR_INSUFFICIENT_FUNDS'), reference: null },
    },
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('textbox', { name: 'Beløb' })).toHaveAccessibleDescription(/ikke penge nok/),
})
export const IdentityProviderFailed = meta.story({ args: { stepUpError: playerErrorText('ERR_PROVIDER_FAILED') } })
/** Less than the smallest withdrawal: only closing the account pays it out. */
export const BelowMinimum = meta.story({ args: { data: ready({ withdrawable: kroner(50) }) } })
export const Empty = meta.story({ args: { data: ready({ withdrawable: kroner(0) }) } })
export const Loading = meta.story({ args: { data: { type: 'loading' } } })
export const LoadFailed = meta.story({ args: { data: { type: 'failed', message: playerErrorText('ERR_UPSTREAM'), reference } } })
/** A player in ROFUS: two pages of the account, help, and no way back to games. */
export const InRofus = meta.story({
  args: { withdrawalOnly: true },
  parameters: { page: { session: { loggedIn: true, fingerprint: 'story', withdrawalOnly: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Du kan udbetale din saldo og se dine transaktioner/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Gå til StopSpillet/ })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Indbetal' })).toBeNull()
  },
})
/** Less than the minimum: the account cannot be closed from here, so the support pays it out. */
export const InRofusBelowMinimum = meta.story({
  args: { withdrawalOnly: true, data: ready({ withdrawable: kroner(45) }) },
  parameters: { page: { session: { loggedIn: true, fingerprint: 'story', withdrawalOnly: true } } },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'Skriv til os' })).toHaveAttribute('href', '/kontaktos'),
})
