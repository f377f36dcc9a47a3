import { DepositScreen } from '@casino/features/deposit/DepositScreen'
import { kroner, ore } from '@casino/features/format/money'
import { AccountLayout } from '@casino/features/session/AccountLayout'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { bonusFixture } from '../../support/fixtures.ts'
import { bankPage, depositArgs, encryptedCard, idempotencyKey, paymentChoice, receiptWith, unansweredState } from './depositArgs.ts'

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
  args: { state: { type: 'paying', choice: paymentChoice, idempotencyKey, method: encryptedCard } },
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
const challenge = { type: 'challenge' as const, choice: paymentChoice, depositLogId: 'log-1', page: bankPage }
/** The bank's page in a dialog. A page that did not come is loaded again; closing it cancels nothing. */
export const BankFrame = meta.story({
  name: '2 Bank in a frame',
  args: { state: challenge },
  play: async ({ userEvent, args }) => {
    const dialog = await within(document.body).findByRole('dialog', { name: 'Godkend hos din bank' })
    const frame = await within(dialog).findByTitle('Din banks side')
    await waitFor(() => expect(frame).toBeVisible())
    await userEvent.click(within(dialog).getByRole('button', { name: 'Prøv igen' }))
    await waitFor(() => expect(within(dialog).getByTitle('Din banks side')).not.toBe(frame))
    await userEvent.keyboard('{Escape}')
    await expect(args.actions.onBankClosed).toHaveBeenCalledOnce()
  },
})
/** The narrowest that the specification of 3-D Secure has. */
export const NarrowBankFrame = meta.story({
  name: '2 Bank in a narrow frame',
  args: { state: challenge, bank: { display: 'frame', readWidth: () => 250 } },
  play: async () => {
    await within(document.body).findByRole('dialog', { name: 'Godkend hos din bank' })
  },
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
    page: bankPage,
    secondsLeft: 272,
  }),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Åbn din bank' }))
    await expect(args.actions.onOpenBank).toHaveBeenCalledWith('log-1', bankPage)
  },
})
/** The page is of an origin that the site does not know. */
export const ApprovalRefused = meta.story({
  name: '2 Approval on an unknown page',
  args: receiptWith({
    type: 'approval',
    depositLogId: 'log-1',
    method: 'card',
    amount: paymentChoice.amount,
    page: null,
    secondsLeft: 272,
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Annuller indbetalingen' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Åbn din bank' })).toBeNull()
  },
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
  args: receiptWith({ type: 'approved', depositLogId: 'log-1', method: 'card', amount: paymentChoice.amount, bonus: null }, kroner(1750)),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1.750,00 kr.')).toBeVisible()
    await expect(canvas.getByText('Betalt med').nextElementSibling).toHaveTextContent('Visa •••• 1111')
    await expect(canvas.getByText('Transaktions-id').nextElementSibling).toHaveTextContent('log-1')
    await expect(canvas.getByRole('button', { name: 'Kopier Transaktions-id log-1' })).toBeVisible()
  },
})
export const ReceiptWithBonus = meta.story({
  name: '3 Receipt: with a bonus',
  args: receiptWith(
    {
      type: 'approved',
      depositLogId: 'log-1',
      method: 'card',
      amount: paymentChoice.amount,
      bonus: { name: bonusFixture.name, spins: 500, amount: ore(0), essentialTerms: bonusFixture.bonusRegisterContents.essentialTerms },
    },
    kroner(500),
  ),
})
/** All lines are there from the start: the actions below them do not move when the payment's time and number arrive. */
export const ReceiptLoading = meta.story({
  name: '3 Receipt: loading',
  args: {
    ...receiptWith({ type: 'approved', depositLogId: 'log-1', method: 'card', amount: paymentChoice.amount, bonus: null }),
    earlier: { none: true, transfers: { type: 'ready', value: [] }, pending: null },
  },
  play: async ({ canvas }) => {
    const loading = ['Tidspunkt', 'Transaktions-id', 'Ny saldo']
    for (const term of loading) await expect(canvas.getByText(term).nextElementSibling).toHaveTextContent('Opdaterer …')
  },
})
