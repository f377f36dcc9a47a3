import { DepositScreen } from '@casino/features/deposit/DepositScreen'
import { kroner } from '@casino/features/format/money'
import { AccountLayout } from '@casino/features/session/AccountLayout'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { storyNow } from '../../support/pageContext.ts'
import { cardStep, depositArgs, earlierPayments, receiptWith } from './depositArgs.ts'

const payment = { amount: kroner(300), method: 'card' as const, startedAt: storyNow, depositLogId: 'd1' }
const receiptHref = '/min-konto/overfoer?trin=kvittering&beloeb=300&id=d1'

const meta = preview.meta({
  title: 'Features/Deposit/Earlier payment',
  component: DepositScreen,
  parameters: { layout: 'fullscreen' },
  args: depositArgs,
  decorators: [
    (Story) => (
      <AccountLayout current="deposit">
        <Story />
      </AccountLayout>
    ),
  ],
})

export const Checking = meta.story({
  args: { state: cardStep, earlier: { ...earlierPayments, pending: { ...payment, type: 'checking' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Vi undersøger din betaling på 300,00\u00a0kr.' })).toBeVisible()
    // no way to pay until it is certain
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
})
export const Waiting = meta.story({
  args: { earlier: { ...earlierPayments, pending: { ...payment, type: 'waiting' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Vis betalingen' })).toHaveAttribute('href', receiptHref)
    await expect(canvas.queryByRole('list', { name: 'Trin i indbetalingen' })).toBeNull()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
})
export const UnseenReceipt = meta.story({
  args: { earlier: { ...earlierPayments, pending: { ...payment, type: 'unseen' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Se kvitteringen' })).toHaveAttribute('href', receiptHref)
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
})
export const Returned = meta.story({
  args: receiptWith({ type: 'returned', amount: kroner(300), code: 'ERR_PAYMENT_LATE' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Vi har sendt 300,00 kr\. tilbage/)).toBeVisible()
  },
})
