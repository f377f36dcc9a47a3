import { PageBody } from '@casino/design-system'
import { defaultSystemConfig } from '@casino/features/content/systemConfig'
import { OutcomeView } from '@casino/features/deposit/outcome/OutcomeView'
import { kroner } from '@casino/features/format/money'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { playerErrorText, supportEmail } from '../../support/fixtures.ts'

const meta = preview.meta({
  title: 'Features/Payment return',
  component: OutcomeView,
  parameters: { layout: 'fullscreen' },
  args: {
    outcome: { type: 'waiting' as const, offline: false },
    balance: null,
    history: { type: 'loading' as const },
    supportEmail,
    currentPath: '/extpayment?depositLogId=log-1',
    level: 1 as const,
    focused: false,
    onRetry: fn(),
    cancelPayment: { cancel: fn(), busy: false, error: null },
    onOpenBank: null,
    otherMethod: null,
    otherAmount: { href: '/min-konto/overfoer' },
  },
  decorators: [
    (Story) => (
      <PageBody width="form">
        <Story />
      </PageBody>
    ),
  ],
})

export const Waiting = meta.story({})
export const Approved = meta.story({
  args: {
    outcome: { type: 'approved', depositLogId: 'log-1', method: 'card', amount: kroner(500), bonus: null },
    balance: kroner(1750),
    focused: true,
  },
  play: async ({ canvas }) => waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()),
})
export const Declined = meta.story({
  args: { outcome: { type: 'declined', amount: kroner(500), code: 'ERR_DECLINED_BAD_REQUEST' }, focused: true },
})
/** A code of the provider that the site does not know, with a message of the system configuration. */
export const DeclinedConfigured = meta.story({
  args: {
    outcome: { type: 'declined', amount: kroner(500), code: 'ERR_DECLINED_OTHER_REASON', providerCode: 'ERR_CARD_EXPIRED' },
    focused: true,
  },
  parameters: {
    page: { system: { ...defaultSystemConfig, paymentErrorTexts: { ERR_CARD_EXPIRED: 'Kortet er udløbet. Brug et andet kort.' } } },
  },
  play: async ({ canvas }) => expect(canvas.getByText('Kortet er udløbet. Brug et andet kort.')).toBeVisible(),
})
export const ChallengeFailed = meta.story({
  args: { outcome: { type: 'declined', amount: kroner(500), code: 'ERR_CHALLENGE_FAILED' }, focused: true },
})
export const PollingStopped = meta.story({
  args: { outcome: { type: 'given-up' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})
const atBank = {
  type: 'approval',
  depositLogId: 'log-1',
  method: 'card',
  amount: kroner(500),
  page: { url: 'https://bank.example/3ds', parameters: { creq: 'request' } },
  secondsLeft: 272,
} as const
export const Approval = meta.story({
  args: { outcome: atBank },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('4:32')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Åbn din bank' }).closest('form')).toHaveAttribute('action', 'https://bank.example/3ds')
    await userEvent.click(canvas.getByRole('button', { name: 'Annuller indbetalingen' }))
    await expect(args.cancelPayment.cancel).toHaveBeenCalledWith('log-1')
  },
})
export const ApprovalMobilePay = meta.story({ args: { outcome: { ...atBank, method: 'mobilepay' } } })
export const ApprovalCancelling = meta.story({ args: { outcome: atBank, cancelPayment: { cancel: fn(), busy: true, error: null } } })
export const ApprovalNotCancelled = meta.story({
  args: { outcome: atBank, cancelPayment: { cancel: fn(), busy: false, error: playerErrorText('ERR_NETWORK') } },
})
export const Returned = meta.story({ args: { outcome: { type: 'returned', amount: kroner(500), code: 'ERR_PAYMENT_LATE' } } })
export const Unknown = meta.story({ args: { outcome: { type: 'unknown' } } })
export const LoggedOut = meta.story({ args: { outcome: { type: 'logged-out' } } })
