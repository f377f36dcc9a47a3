import type { ErrorCode } from '@casino/features/api/errors'
import { DepositScreen } from '@casino/features/deposit/DepositScreen'
import { kroner, ore } from '@casino/features/format/money'
import { AccountLayout } from '@casino/features/session/AccountLayout'
import { expect, waitFor, type within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { bonusFixture, pausedUntilFixture, playerErrorText, reference } from '../../support/fixtures.ts'
import { storyForms } from '../../support/pageContext.ts'
import { DepositWithDraft } from './DepositWithDraft.tsx'
import {
  amountStep,
  cardStep,
  cardStepWith,
  depositArgs,
  depositFailure,
  encryptedCard,
  idempotencyKey,
  otherOrder,
  paymentChoice,
  receiptWith,
  refusedState,
  storedVisa,
  unansweredState,
} from './depositArgs.ts'

const toCard = 'Videre til betaling'
const notChosen = 'Ikke valgt endnu'

const meta = preview.meta({
  title: 'Features/Deposit',
  component: DepositScreen,
  parameters: {
    layout: 'fullscreen',
    toolbarArgs: {
      nonDepositor: { eligibility: { type: 'limits-missing' } },
      paused: { eligibility: { type: 'paused', until: pausedUntilFixture } },
      slow: { eligibility: { type: 'loading' } },
      failing: { eligibility: { type: 'failed', code: 'ERR_UPSTREAM', reference } },
    },
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

export const Amount = meta.story({
  name: '1 Amount',
  render: (args) => <DepositWithDraft {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '500')
    await userEvent.click(canvas.getByRole('button', { name: toCard }))
    await waitFor(() => expect(args.actions.onChoose).toHaveBeenCalledWith({ amount: 50_000, bonusCode: '' }))
    await waitFor(() => expect(canvas.queryByText(notChosen)).toBeNull()) // the summary updates
    await expect(canvas.getByText('Tilbage efter indbetalingen').nextElementSibling).toHaveTextContent('0,00 kr.')
  },
})
export const AmountTooSmall = meta.story({
  name: '1 Amount: below the minimum',
  args: { state: { ...amountStep, amount: kroner(50) } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: toCard }))
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true'))
    await expect(args.actions.onChoose).not.toHaveBeenCalled()
  },
})
export const AmountAboveLimit = meta.story({
  name: '1 Amount: above the limit',
  args: { state: { ...amountStep, amount: kroner(900) } },
  play: async ({ canvas, userEvent }) => {
    // one limit everywhere: the help, the suggestions and the summary, which subtracts no amount that cannot be deposited
    await expect(canvas.getByText(/op til 500 kr\. ind lige nu\. Det er resten af din dagsgrænse/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: '500\u00a0kr.' })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: '1.000\u00a0kr.' })).toBeDisabled()
    await expect(canvas.getByText('Tilbage af din dagsgrænse').nextElementSibling).toHaveTextContent('500,00 kr.')
    await expect(canvas.queryByText('Tilbage efter indbetalingen')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: toCard }))
    await waitFor(() => expect(canvas.getByText(/Du har 500 kr\. tilbage af din dagsgrænse/)).toBeVisible())
  },
})
export const AmountWithBonus = meta.story({
  name: '1 Amount: with a bonus',
  args: { state: { ...amountStep, amount: kroner(100), bonusCode: 'VELKOMST' }, bonus: { type: 'known', bonus: bonusFixture } },
})
export const BonusUnknown = meta.story({
  name: '1 Amount: unknown bonus code',
  args: {
    state: { ...amountStep, amount: kroner(100), bonusCode: 'SOMMER' },
    bonus: { type: 'refused', message: playerErrorText('ERR_BONUS_CODE') },
  },
})
export const CheckingBonus = meta.story({
  name: '1 Amount: checking the bonus',
  args: { state: { ...amountStep, amount: kroner(100), bonusCode: 'VELKOMST' }, bonus: { type: 'loading' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: toCard }))
    await waitFor(() => expect(canvas.getByRole('button', { name: /tjekker/i })).toHaveAttribute('aria-busy', 'true'))
  },
})
export const AmountRefused = meta.story({
  name: '1 Amount: refused by the platform',
  args: {
    state: {
      ...amountStep,
      amount: kroner(100),
      failure: { ...depositFailure('ERR_MIN_AMOUNT'), message: 'Beløbet skal være mindst 100 kr.' },
    },
  },
})

export const Loading = meta.story({ args: { eligibility: { type: 'loading' } } })
export const LoadFailed = meta.story({ args: { eligibility: { type: 'failed', code: 'ERR_UPSTREAM', reference } } })
export const Offline = meta.story({ args: { eligibility: { type: 'failed', code: 'ERR_NETWORK', reference: null } } })
export const Paused = meta.story({ args: { eligibility: { type: 'paused', until: pausedUntilFixture } } })
export const NoMethod = meta.story({ args: { eligibility: { type: 'no-method' } } })
export const LimitsMissing = meta.story({ args: { eligibility: { type: 'limits-missing' } } })
export const LimitReached = meta.story({
  args: { eligibility: { type: 'limit-reached', limit: { period: 'day', left: ore(4_000), share: 0.08 } } },
})

export const NewCard = meta.story({
  name: '2 Card: a new one',
  args: { state: cardStep },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(/kortnummer/i), '4111111111111111')
    await userEvent.type(canvas.getByLabelText(/navn/i), 'Freja Holm')
    await userEvent.type(canvas.getByLabelText(/udløb/i), '0929')
    await userEvent.type(canvas.getByLabelText(/kontrolcifre|cvv/i), '123')
    await userEvent.click(canvas.getByRole('button', { name: /500,00\skr\./ }))
    await waitFor(() => expect(args.actions.onPay).toHaveBeenCalledOnce())
  },
})
export const StoredCard = meta.story({
  name: '2 Card: a stored one',
  args: cardStepWith({
    cards: { type: 'known', cards: [storedVisa, { ...storedVisa, accountId: 'mc', brand: 'Mastercard', masked: '•••• 4444' }] },
  }),
})
export const StoredCardExpired = meta.story({
  name: '2 Card: a stored one has expired',
  args: cardStepWith({
    cards: { type: 'known', cards: [{ ...storedVisa, expires: '09 / 26', expired: true }] },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Visa •••• 1111' })).toBeDisabled()
    await expect(canvas.getByText(/Udløbet 09 \/ 26 · Senest brugt/)).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'Et andet kort' })).toBeChecked()
  },
})
export const CardErrors = meta.story({
  name: '2 Card: errors',
  args: { state: cardStep },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /500,00\skr\./ }))
    await waitFor(() => expect(canvas.getByLabelText(/kortnummer/i)).toHaveAttribute('aria-invalid', 'true'))
    await expect(args.actions.onPay).not.toHaveBeenCalled()
  },
})
export const CardRefused = meta.story({
  name: '2 Card: details refused',
  args: { state: { ...cardStep, failure: depositFailure('ERR_CARD_DETAILS') } },
})
export const CardsLoading = meta.story({ name: '2 Card: loading', args: cardStepWith({ cards: { type: 'loading' } }) })
export const CardsFailed = meta.story({ name: '2 Card: stored cards failed', args: cardStepWith({ cards: { type: 'failed' } }) })
export const Interrupted = meta.story({ name: '2 Card: interrupted by a reload', args: cardStepWith({ interrupted: true }) })
export const Encrypting = meta.story({ name: '2 Card: encrypting', args: cardStepWith({ encryptionStatus: 'busy' }) })
export const EncryptionFailed = meta.story({ name: '2 Card: encryption failed', args: cardStepWith({ encryptionStatus: 'failed' }) })
export const EncryptionUnavailable = meta.story({ name: '2 Card: browser cannot encrypt', args: cardStepWith({ canEncrypt: false }) })
const bothMethods = { methods: ['card', 'mobilepay'] } as const
/** A choice by keyboard does not lose the focus to the form of the method. */
export const MethodChoice = meta.story({
  name: '2 Payment method',
  render: (args) => <DepositWithDraft {...args} />,
  args: cardStepWith(bothMethods),
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Kort' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'MobilePay' })).toHaveFocus()
    await userEvent.type(canvas.getByLabelText('Mobilnummer'), '+45 20 30 40 50')
    await userEvent.click(canvas.getByRole('button', { name: /500,00\skr\./ }))
    await waitFor(() => expect(args.actions.onPay).toHaveBeenCalledWith({ type: 'mobilepay', label: 'MobilePay', phoneNumber: '20304050' }))
  },
})
export const MobilePay = meta.story({
  name: '2 MobilePay',
  args: cardStepWith({ ...bothMethods, method: 'mobilepay', phoneNumber: '20304050' }),
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByText(/Kortets nummer krypteres/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /500,00\skr\./ }))
    await waitFor(() => expect(args.actions.onPay).toHaveBeenCalledWith(expect.objectContaining({ phoneNumber: '20304050' })))
  },
})
export const MobilePayErrors = meta.story({
  name: '2 MobilePay: errors',
  args: cardStepWith({ methods: ['mobilepay'], method: 'mobilepay' }),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Mobilnummer'), '2030405')
    await userEvent.click(canvas.getByRole('button', { name: /500,00\skr\./ }))
    await waitFor(() => expect(canvas.getByText('Skriv dit mobilnummer med 8 cifre.')).toBeVisible())
    await expect(args.actions.onPay).not.toHaveBeenCalled()
  },
})
export const MobilePayRejected = meta.story({ name: '2 MobilePay: rejected', args: { state: refusedState('ERR_PAYMENT_REJECTED') } })
export const MobilePayExpired = meta.story({ name: '2 MobilePay: expired', args: { state: refusedState('ERR_PAYMENT_EXPIRED') } })
export const MethodClosed = meta.story({ name: '2 Payment method closed', args: { state: refusedState('ERR_METHOD_CLOSED') } })
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

export const Declined = meta.story({
  name: '2 Refused: declined',
  args: { state: refusedState('ERR_DECLINED_OTHER_REASON') },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /andet kort/i }))
    await expect(args.actions.onOtherMeans).toHaveBeenCalledOnce()
  },
})
export const ChallengeFailed = meta.story({ name: '2 Refused: challenge failed', args: { state: refusedState('ERR_CHALLENGE_FAILED') } })
export const AboveLimit = meta.story({ name: '2 Refused: limit', args: { state: refusedState('ERR_RESPONSIBLE_GAMING_LIMIT') } })
/** Refusals that another card cannot mend: each has its own way out, and none offers a card. */
const refusedWithWayOut = (code: ErrorCode, wayOut: string) => ({
  args: { state: refusedState(code) },
  play: async ({ canvas }: { canvas: ReturnType<typeof within> }) => {
    await expect(canvas.getByRole('link', { name: wayOut })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /kort/i })).toBeNull()
  },
})
export const RefusedPaused = meta.story({ name: '2 Refused: paused', ...refusedWithWayOut('ERR_PAUSED', 'Se din pause') })
export const RefusedExcluded = meta.story({ name: '2 Refused: ROFUS', ...refusedWithWayOut('ERR_EXCLUDED', 'Få hjælp hos StopSpillet') })
export const RefusedLocked = meta.story({ name: '2 Refused: locked', ...refusedWithWayOut('ERR_ACCOUNT_LOCKED', 'Skriv til support') })
export const RefusedLimitsMissing = meta.story({
  name: '2 Refused: limits missing',
  ...refusedWithWayOut('ERR_LIMITS_MISSING', 'Sæt dine grænser'),
})
export const RefusedUnlisted = meta.story({
  name: '2 Refused: unlisted code',
  ...refusedWithWayOut('ERR_PAYMENT_FAILED', 'Skriv til support'),
})

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

export const AmountWithoutBonus = meta.story({
  name: '1 Amount: the registry hides the bonus code',
  render: (args) => <DepositWithDraft {...args} />,
  parameters: { page: { forms: otherOrder } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('button', { name: /bonuskode/i })).toBeNull()
    await userEvent.type(canvas.getByRole('textbox'), '500')
    await userEvent.click(canvas.getByRole('button', { name: toCard }))
    await waitFor(() => expect(args.actions.onChoose).toHaveBeenCalledWith({ amount: 50_000, bonusCode: '' }))
    await waitFor(() => expect(canvas.queryByText(notChosen)).toBeNull()) // the summary updates
  },
})
export const CardInAnotherOrder = meta.story({
  name: '2 Card: another order',
  args: { state: cardStep },
  parameters: { page: { forms: otherOrder } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const names = [...canvasElement.querySelectorAll('form input')].map((input) => input.getAttribute('name'))
    await expect(names).toEqual(['cvv', 'expiry', 'holder', 'number'])
    await userEvent.type(canvas.getByLabelText(/kontrolcifre/i), '123')
    await userEvent.click(canvas.getByRole('button', { name: /500,00\skr\./ }))
    await waitFor(() => expect(canvas.getByLabelText(/udløb/i)).toHaveFocus())
  },
})
export const InvalidRegistry = meta.story({
  name: '2 Card: an invalid registry',
  args: { state: cardStep },
  parameters: { page: { forms: storyForms({ deposit: 'x' }) } },
  play: async ({ canvasElement }) => {
    const names = [...canvasElement.querySelectorAll('form input')].map((input) => input.getAttribute('name'))
    await expect(names).toEqual(['number', 'holder', 'expiry', 'cvv'])
  },
})
