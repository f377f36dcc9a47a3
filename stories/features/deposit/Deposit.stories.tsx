import { DepositScreen } from '@casino/features/deposit/DepositScreen'
import { hourMs } from '@casino/features/format/duration'
import { kroner, ore } from '@casino/features/format/money'
import { AccountLayout } from '@casino/features/session/AccountLayout'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { bonusFixture, pausedUntilFixture, playerErrorText, reference } from '../../support/fixtures.ts'
import { storyNow } from '../../support/pageContext.ts'
import { DepositWithDraft } from './DepositWithDraft.tsx'
import { amountStep, depositArgs, depositFailure, earlierPayments, openEligibility, otherOrder } from './depositArgs.ts'

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
/** The player's latest payments next to the form, including what is still in progress. */
export const AmountAgain = meta.story({
  name: '1 Amount: not for the first time',
  play: async ({ canvas }) => {
    const history = within(canvas.getByRole('heading', { name: 'Dine seneste betalinger' }).closest('section') ?? document.body)
    await expect(history.getAllByRole('listitem')).toHaveLength(3)
    await expect(history.getByText('Visa •••• 1111')).toBeVisible()
    await expect(history.getAllByRole('listitem')[0]).toHaveTextContent('+500,00 kr.')
    await expect(history.getByText(/i gang$/)).toBeVisible()
    await expect(history.getByText(/tilbageført$/)).toBeVisible()
  },
})
/** Tells a player before the first deposit what to have ready. */
export const AmountFirstTime = meta.story({
  name: '1 Amount: for the first time',
  args: { earlier: { ...earlierPayments, none: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Din første indbetaling' })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Dine seneste betalinger' })).toBeNull()
  },
})
export const AmountHistoryLoading = meta.story({
  name: '1 Amount: payments loading',
  args: { earlier: { ...earlierPayments, transfers: { type: 'loading' } } },
})
/** A deposit needs no history. */
export const AmountHistoryFailed = meta.story({
  name: '1 Amount: payments failed',
  args: { earlier: { ...earlierPayments, transfers: { type: 'failed' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Vi kan ikke hente dine betalinger/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: toCard })).toBeEnabled()
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
export const AmountAboveMaximum = meta.story({
  name: '1 Amount: above the greatest deposit',
  args: {
    state: { ...amountStep, amount: kroner(900) },
    eligibility: { type: 'open', rules: { ...openEligibility.rules, max: kroner(400) } },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Mindst 100 kr. Du kan højst sætte 400 kr. ind ad gangen')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '200\u00a0kr.' })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: '500\u00a0kr.' })).toBeDisabled()
    await expect(canvas.queryByText('Tilbage efter indbetalingen')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: toCard }))
    await waitFor(() => expect(canvas.getByText('Du kan højst sætte 400 kr. ind ad gangen')).toBeVisible())
    await expect(args.actions.onChoose).not.toHaveBeenCalled()
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
export const Loading = meta.story({ args: { eligibility: { type: 'loading' } } })
export const LoadFailed = meta.story({ args: { eligibility: { type: 'failed', code: 'ERR_UPSTREAM', reference } } })
export const Offline = meta.story({ args: { eligibility: { type: 'failed', code: 'ERR_NETWORK', reference: null } } })
export const Paused = meta.story({
  args: { eligibility: { type: 'paused', until: pausedUntilFixture } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Se din pause' })).toHaveAttribute('href', '/min-konto/begraensninger#pause'),
})
export const NoMethod = meta.story({ args: { eligibility: { type: 'no-method' } } })
export const LimitsMissing = meta.story({ args: { eligibility: { type: 'limits-missing' } } })
export const LimitTooLow = meta.story({
  args: { eligibility: { type: 'limit-too-low', period: 'day', amount: ore(5_000) } },
})
export const LimitReached = meta.story({
  args: {
    eligibility: {
      type: 'limit-reached',
      limit: { period: 'day', left: ore(4_000), usedShare: 0.92 },
      availableAt: storyNow + 16 * hourMs,
    },
  },
  play: async ({ canvas }) => expect(canvas.getByText(/Der er plads igen i morgen kl\.\s12\.41\.$/)).toBeVisible(),
})
/** The back end does not tell when. */
export const LimitReachedUnknown = meta.story({
  args: { eligibility: { type: 'limit-reached', limit: { period: 'day', left: ore(4_000), usedShare: 0.92 }, availableAt: null } },
})
