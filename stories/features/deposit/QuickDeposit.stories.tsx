import { QuickDepositScreen, type QuickDepositScreenProps } from '@casino/features/deposit/quick/QuickDepositScreen'
import { kroner, ore } from '@casino/features/format/money'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import {
  bankPage,
  depositArgs,
  depositFailure,
  earlierPayments,
  idempotencyKey,
  latestTransfers,
  receiptWith,
  refusedState,
  storedVisa,
} from './depositArgs.ts'

// so long that the story's picture does not change while it is taken
const hour = 3600
const choice = { amount: kroner(200), bonusCode: '' }
const paymentState = { type: 'payment' as const, choice, idempotencyKey, failure: null }
const args: QuickDepositScreenProps = {
  ...depositArgs,
  siteName: 'Nordlys',
  needsMainDeposit: false,
  receiptSeconds: hour,
  payment: {
    ...depositArgs.payment,
    methods: ['card', 'mobilepay'],
    cards: { type: 'ready', value: [storedVisa] },
    newCard: null,
    phoneNumber: '20304050',
  },
}

const meta = preview.meta({
  title: 'Features/Deposit/Quick deposit',
  component: QuickDepositScreen,
  parameters: { layout: 'fullscreen' },
  args,
})

/** The last amount comes first. None is preselected. Limits and a way out are in view. */
export const Amount = meta.story({
  play: async ({ canvas, userEvent, args: { actions } }) => {
    const amounts = canvas.getAllByRole('radio')
    await expect(amounts).toHaveLength(3)
    await expect(amounts[0]).toBe(canvas.getByRole('radio', { name: /^500,00/ }))
    await expect(canvas.getByText('Som sidst')).toBeVisible()
    await expect(canvas.getByText(/^Du har 500,00\skr\. tilbage af din dagsgrænse\./)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Annuller' })).toHaveAttribute('href', '/min-konto/oversigt')
    await expect(canvas.getByText('Betaling')).toBeVisible()
    for (const amount of amounts) await expect(amount).not.toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: /^200,00/ }))
    await expect(actions.onChoose).toHaveBeenCalledWith(choice)
  },
})
/** An amount above what a limit leaves cannot be chosen. */
export const NearTheLimit = meta.story({
  args: {
    eligibility: {
      type: 'open',
      rules: { min: depositArgs.amounts.min, max: depositArgs.amounts.max, limit: { period: 'week', left: kroner(300), usedShare: 0.7 } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /^200,00/ })).toBeEnabled()
    await expect(canvas.getByRole('radio', { name: /^500,00/ })).toBeDisabled()
  },
})
/** An amount that is not configured, as the last one can be. */
export const OtherLastAmount = meta.story({
  args: {
    earlier: {
      ...earlierPayments,
      transfers: { type: 'ready', value: latestTransfers.map((each) => ({ ...each, amount: { value: kroner(350), currency: 'DKK' } })) },
    },
  },
  play: async ({ canvas, userEvent, args: { actions } }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(4)
    await userEvent.click(canvas.getByRole('radio', { name: /^350,00/ }))
    await expect(actions.onChoose).toHaveBeenCalledWith({ amount: kroner(350), bonusCode: '' })
  },
})
/** A stored card only: a new one is added on the page of the deposit. After an amount, its check digits and one press pay. */
export const StoredCard = meta.story({
  args: { state: paymentState },
  play: async ({ canvas, userEvent, args: { actions } }) => {
    await expect(canvas.queryByText('Brug et andet kort')).toBeNull()
    await expect(document.body).toHaveFocus() // choosing an amount by its arrow keys leaves the focus there
    await userEvent.type(canvas.getByLabelText('Kontrolcifre'), '123')
    await userEvent.click(canvas.getByRole('button', { name: /^Sæt 200,00/ }))
    await waitFor(() =>
      expect(actions.onPay).toHaveBeenCalledWith(expect.objectContaining({ type: 'card', accountId: 'visa', cvv: '123' })),
    )
  },
})
export const MobilePay = meta.story({ args: { state: paymentState, payment: { ...args.payment, method: 'mobilepay' } } })
export const WrongCvv = meta.story({
  args: { state: { ...paymentState, failure: depositFailure('ERR_CARD_DETAILS') } },
})
/** A bonus or a card has to be chosen first. */
export const MainDeposit = meta.story({
  args: { needsMainDeposit: true },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'Sæt ind' })).toHaveAttribute('href', '/min-konto/overfoer'),
})
export const Pending = meta.story({
  args: {
    earlier: {
      ...earlierPayments,
      pending: { type: 'waiting', amount: kroner(200), method: 'mobilepay', startedAt: 0, depositLogId: 'log-1' },
    },
  },
})
export const NoMethod = meta.story({ args: { eligibility: { type: 'no-method' } } })
export const Bank = meta.story({
  args: { state: { type: 'challenge', choice, depositLogId: 'log-1', page: bankPage } },
  play: async () => {
    await within(document.body).findByRole('dialog', { name: 'Godkend hos din bank' })
  },
})
export const Refused = meta.story({ args: { state: refusedState('ERR_DECLINED_OTHER_REASON') } })
/** The receipt closes its tab, unless the player stays. */
export const Receipt = meta.story({
  args: receiptWith({ type: 'approved', depositLogId: 'log-1', method: 'card', amount: kroner(200), bonus: null }, ore(145_000)),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('timer')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Bliv her' }))
    await expect(canvas.queryByRole('timer')).toBeNull()
  },
})
