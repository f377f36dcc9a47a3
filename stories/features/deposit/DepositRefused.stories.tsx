import { DepositScreen } from '@casino/features/deposit/DepositScreen'
import { AccountLayout } from '@casino/features/session/AccountLayout'
import { expect, type within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { depositArgs, refusedState } from './depositArgs.ts'

const meta = preview.meta({
  title: 'Features/Deposit/Refused',
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

export const Declined = meta.story({
  name: '2 Refused: declined',
  args: { state: refusedState('ERR_DECLINED_OTHER_REASON') },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /andet kort/i }))
    await expect(args.actions.onOtherMethod).toHaveBeenCalledOnce()
  },
})
export const ChallengeFailed = meta.story({ name: '2 Refused: challenge failed', args: { state: refusedState('ERR_CHALLENGE_FAILED') } })
export const AboveLimit = meta.story({ name: '2 Refused: limit', args: { state: refusedState('ERR_RESPONSIBLE_GAMING_LIMIT') } })
export const MobilePayRejected = meta.story({ name: '2 MobilePay: rejected', args: { state: refusedState('ERR_PAYMENT_REJECTED') } })
export const MobilePayExpired = meta.story({ name: '2 MobilePay: expired', args: { state: refusedState('ERR_PAYMENT_EXPIRED') } })
export const MethodClosed = meta.story({ name: '2 Payment method closed', args: { state: refusedState('ERR_METHOD_CLOSED') } })
/** Refusals that another card cannot mend: each has its own way out, and none offers a card. */
const expectWayOut =
  (wayOut: string) =>
  async ({ canvas }: { canvas: ReturnType<typeof within> }) => {
    await expect(canvas.getByRole('link', { name: wayOut })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /kort/i })).toBeNull()
  }
export const RefusedPaused = meta.story({
  name: '2 Refused: paused',
  args: { state: refusedState('ERR_PAUSED') },
  play: expectWayOut('Se din pause'),
})
export const RefusedExcluded = meta.story({
  name: '2 Refused: ROFUS',
  args: { state: refusedState('ERR_EXCLUDED') },
  play: expectWayOut('Få hjælp hos StopSpillet'),
})
export const RefusedLocked = meta.story({
  name: '2 Refused: locked',
  args: { state: refusedState('ERR_ACCOUNT_LOCKED') },
  play: expectWayOut('Skriv til support'),
})
export const RefusedLimitsMissing = meta.story({
  name: '2 Refused: limits missing',
  args: { state: refusedState('ERR_LIMITS_MISSING') },
  play: expectWayOut('Sæt dine grænser'),
})
export const RefusedUnlisted = meta.story({
  name: '2 Refused: unlisted code',
  args: { state: refusedState('ERR_PAYMENT_FAILED') },
  play: expectWayOut('Skriv til support'),
})
