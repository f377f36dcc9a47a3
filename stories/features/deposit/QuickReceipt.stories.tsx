import { PaymentReturnScreen } from '@casino/features/deposit/outcome/PaymentReturnPage'
import { TabCloseCountdown } from '@casino/features/deposit/quick/TabCloseCountdown'
import { kroner } from '@casino/features/format/money'
import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { supportEmail } from '../../support/fixtures.ts'

const onClose = fn()
// so long that the story's picture does not change while it is taken
const hour = 3600

const meta = preview.meta({
  title: 'Features/Payment return/Quick deposit',
  component: PaymentReturnScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    outcome: { type: 'approved' as const, depositLogId: 'log-1', method: 'mobilepay' as const, amount: kroner(200), bonus: null },
    balance: kroner(1450),
    history: { type: 'loading' as const },
    siteName: 'Nordlys',
    supportEmail,
    currentPath: '/MobilePayQuick?txId=log-1',
    onRetry: fn(),
    cancelPayment: { cancel: fn(), busy: false, error: null },
  },
})

/** The browser does not close a tab that no script has opened. */
export const NotClosed = meta.story({
  args: { receiptFooter: <TabCloseCountdown seconds={hour} onClose={onClose} /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Luk fanen nu' }))
    await expect(onClose).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('timer')).toHaveTextContent('Du kan lukke fanen nu.')
  },
})
export const Stayed = meta.story({
  args: { receiptFooter: <TabCloseCountdown seconds={hour} onClose={onClose} /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bliv her' }))
    await expect(canvas.queryByRole('timer')).toBeNull()
    await expect(canvas.getByText('200,00 kr. er sat ind')).toBeVisible()
  },
})
/** A payment that was not approved leaves the tab open. */
export const Rejected = meta.story({
  args: {
    outcome: { type: 'declined', amount: kroner(200), code: 'ERR_PAYMENT_REJECTED' },
    receiptFooter: <TabCloseCountdown seconds={hour} onClose={onClose} />,
  },
  play: async ({ canvas }) => expect(canvas.queryByRole('timer')).toBeNull(),
})
