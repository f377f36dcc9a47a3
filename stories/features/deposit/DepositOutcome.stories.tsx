import { DepositScreen } from '@casino/features/deposit/DepositScreen'
import { kroner, ore } from '@casino/features/format/money'
import { AccountLayout } from '@casino/features/session/AccountLayout'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { bonusFixture } from '../../support/fixtures.ts'
import { depositArgs, encryptedCard, idempotencyKey, paymentChoice, receiptWith, unansweredState } from './depositArgs.ts'

const meta = preview.meta({
  title: 'Features/Deposit/Outcome',
  component: DepositScreen,
  parameters: {
    layout: 'fullscreen',
  },
  args: depositArgs,
  decorators: [
    (Story) => (
      <AccountLayout current="deposit">
        <Story />
      </AccountLayout>
    ),
  ],
})

export const Paying = meta.story({
  name: '2 Paying',
  args: { state: { type: 'paying', choice: paymentChoice, idempotencyKey, means: encryptedCard } },
})

/** The payment may have succeeded: only the identical request, with the same idempotency key, may be retried. */
export const ResponseUnknown = meta.story({
  name: '2 Response unknown',
  args: { state: unansweredState('ERR_TIMEOUT') },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igen' }))
    await expect(args.actions.onRepeat).toHaveBeenCalledOnce()
  },
})
export const ResponseUnknownOffline = meta.story({ name: '2 Response unknown: offline', args: { state: unansweredState('ERR_NETWORK') } })
export const ResponseUnknownLoggedOut = meta.story({
  name: '2 Response unknown: logged out',
  args: { state: unansweredState('ERR_UNAUTHENTICATED') },
})
export const LeavingForBank = meta.story({
  name: '2 Leaving for the bank',
  args: { state: { type: 'leaving', choice: paymentChoice, depositLogId: 'log-1', url: '#bank' } },
})

export const Waiting = meta.story({ name: '2 Waiting', args: receiptWith({ type: 'waiting', offline: false }) })
/** Back from the bank without an answer: a way on and a way out. */
export const Approval = meta.story({
  name: '2 Approval at the bank',
  args: receiptWith({
    type: 'approval',
    depositLogId: 'log-1',
    method: 'card',
    amount: paymentChoice.amount,
    url: '#bank',
    secondsLeft: 272,
  }),
})
export const DeclinedAtBank = meta.story({
  name: '2 Declined at the bank',
  args: receiptWith({ type: 'declined', amount: paymentChoice.amount, code: 'ERR_CHALLENGE_FAILED' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Betaling').closest('li')).toHaveAttribute('aria-current', 'step')
    await expect(canvas.getByText('Kvittering').closest('li')).not.toHaveAttribute('aria-current')
  },
})
export const WaitingOffline = meta.story({
  name: '2 Waiting: offline',
  args: receiptWith({ type: 'waiting', offline: true }),
})
export const PollingStopped = meta.story({ name: '2 Waiting: polling stopped', args: receiptWith({ type: 'given-up' }) })
export const UnknownPayment = meta.story({ name: '2 Unknown payment', args: receiptWith({ type: 'unknown' }) })

export const Receipt = meta.story({
  name: '3 Receipt',
  args: receiptWith({ type: 'approved', amount: paymentChoice.amount, bonus: null }, kroner(1750)),
  play: async ({ canvas }) => expect(canvas.getByText('1.750,00 kr.')).toBeVisible(),
})
export const ReceiptWithBonus = meta.story({
  name: '3 Receipt: with a bonus',
  args: receiptWith(
    {
      type: 'approved',
      amount: paymentChoice.amount,
      bonus: { name: bonusFixture.name, spins: 500, amount: ore(0), essentialTerms: bonusFixture.bonusRegisterContents.essentialTerms },
    },
    kroner(500),
  ),
})
export const ReceiptBalanceLoading = meta.story({
  name: '3 Receipt: balance loading',
  args: receiptWith({ type: 'approved', amount: paymentChoice.amount, bonus: null }),
})
