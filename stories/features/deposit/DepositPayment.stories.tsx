import { CallError } from '@casino/features/api/errors'
import { DepositScreen } from '@casino/features/deposit/DepositScreen'
import { AccountLayout } from '@casino/features/session/AccountLayout'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { playerErrorText } from '../../support/fixtures.ts'
import { storyForms } from '../../support/pageContext.ts'
import { DepositWithDraft } from './DepositWithDraft.tsx'
import { cardStep, cardStepWith, depositArgs, depositFailure, otherOrder, storedVisa } from './depositArgs.ts'

const meta = preview.meta({
  title: 'Features/Deposit/Payment',
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

const storedCards = { cards: { type: 'ready' as const, value: [storedVisa] } }

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
/** The check digit of a number is judged when the player leaves its field. */
export const WrongCheckDigit = meta.story({
  name: '2 Card: a wrong digit in the number',
  args: { state: cardStep },
  play: async ({ canvas, userEvent }) => {
    const number = canvas.getByLabelText(/kortnummer/i)
    const error = 'Kortnummeret passer ikke. Tjek cifrene.'
    await userEvent.type(number, '4111111111111112')
    await expect(canvas.queryByText(error)).toBeNull()
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByText(error)).toBeVisible())
    await userEvent.clear(number)
    await userEvent.type(number, '4111111111111111')
    await waitFor(() => expect(canvas.queryByText(error)).toBeNull())
  },
})
export const StoredCard = meta.story({
  name: '2 Card: a stored one',
  args: cardStepWith({
    cards: { type: 'ready', value: [storedVisa, { ...storedVisa, accountId: 'mc', brand: 'Mastercard', masked: '•••• 4444' }] },
  }),
})
export const StoredCardExpired = meta.story({
  name: '2 Card: a stored one has expired',
  args: cardStepWith({
    cards: { type: 'ready', value: [{ ...storedVisa, expires: '09 / 26', expired: true }] },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Visa •••• 1111' })).toBeDisabled()
    await expect(canvas.getByText(/Udløbet 09 \/ 26, senest brugt/)).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'Et andet kort' })).toBeChecked()
  },
})
const newCard = { ...depositArgs.payment.newCard, allowed: false }
/** Before a number can be typed, so that nothing is lost on the way to MitID. */
export const NewCardIdentity = meta.story({
  name: '2 Card: identity for a new one',
  args: cardStepWith({ newCard }),
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByLabelText(/kortnummer/i)).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Sæt/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Fortsæt med MitID' }))
    await expect(args.payment.newCard?.stepUp.start).toHaveBeenCalledOnce()
  },
})
export const NewCardIdentityExpired = meta.story({
  name: '2 Card: identity confirmed too long ago',
  args: { ...cardStepWith(storedCards), state: { ...cardStep, failure: depositFailure('ERR_STEP_UP_REQUIRED') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Din bekræftelse med MitID er udløbet/)).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'Et andet kort' })).toBeChecked()
  },
})
export const NewCardIdentityFailed = meta.story({
  name: '2 Card: MitID cannot be opened',
  args: cardStepWith({
    newCard: { ...newCard, stepUp: { ...newCard.stepUp, error: new CallError('ERR_UPSTREAM', playerErrorText('ERR_UPSTREAM')) } },
  }),
})
/** A stored card needs no identity, another one does. */
export const StoredCardOrIdentity = meta.story({
  name: '2 Card: a stored one, or identity for another',
  args: cardStepWith({ ...storedCards, newCard }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Kontrolcifre')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Et andet kort' }))
    await expect(canvas.getByRole('button', { name: 'Fortsæt med MitID' })).toBeVisible()
    await expect(canvas.queryByLabelText('Kontrolcifre')).toBeNull()
  },
})
export const RemoveCard = meta.story({
  name: '2 Card: removing a stored one',
  args: cardStepWith({ ...storedCards, removal: { ...depositArgs.payment.removal, asked: storedVisa.accountId } }),
  play: async ({ canvas, userEvent, args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Vil du fjerne Visa •••• 1111?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Fjern kortet' }))
    await expect(args.payment.removal.remove).toHaveBeenCalledOnce()
    await userEvent.click(dialog.getByRole('button', { name: 'Behold kortet' }))
    await expect(args.payment.removal.ask).toHaveBeenCalledWith(null)
    await expect(canvas.getByRole('button', { name: 'Fjern Visa •••• 1111', hidden: true })).toBeInTheDocument()
  },
})
export const RemoveCardFailed = meta.story({
  name: '2 Card: a stored one was not removed',
  args: cardStepWith({
    ...storedCards,
    removal: { ...depositArgs.payment.removal, asked: storedVisa.accountId, error: playerErrorText('ERR_UPSTREAM') },
  }),
  play: () => waitFor(() => expect(screen.getByText(playerErrorText('ERR_UPSTREAM'))).toBeVisible()),
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
export const CardsLoading = meta.story({ name: '2 Card: loading', args: cardStepWith({ cards: { type: 'loading' } }) })
export const CardsFailed = meta.story({ name: '2 Card: stored cards failed', args: cardStepWith({ cards: { type: 'failed' } }) })
export const Interrupted = meta.story({ name: '2 Card: interrupted by a reload', args: cardStepWith({ interrupted: true }) })
export const Encrypting = meta.story({ name: '2 Card: encrypting', args: cardStepWith({ encryptionStatus: 'busy' }) })
/** Most often the network is away: it says what to do, and that no money has moved. */
export const EncryptionFailed = meta.story({
  name: '2 Card: encryption failed',
  args: cardStepWith({ encryptionStatus: 'failed' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/ikke trukket penge\. Tjek din forbindelse/)
  },
})
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
    await expect(canvas.getByLabelText('Mobilnummer')).toHaveValue('20 30 40 50')
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
