import { ore } from '@casino/features/format/money'
import { OverviewScreen } from '@casino/features/overview/OverviewScreen'
import { AccountLayout } from '@casino/features/session/AccountLayout'
import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { balance, playerErrorText, reference } from '../../support/fixtures.ts'

const summary = {
  Balance: balance,
  BonusBalance: ore(0),
  TotalBalance: balance,
  WithdrawableBalance: balance,
  TotalActiveBonusWageredFraction: 0,
  TotalActiveWageringRequirement: ore(0),
  FreeSpinsLeft: 0,
}

const meta = preview.meta({
  title: 'Features/Overview',
  component: OverviewScreen,
  parameters: {
    layout: 'fullscreen',
    toolbarArgs: {
      nonDepositor: {
        data: { type: 'ready', summary: { ...summary, Balance: ore(0), TotalBalance: ore(0), WithdrawableBalance: ore(0) } },
      },
      slow: { data: { type: 'loading' } },
      failing: { data: { type: 'failed', message: playerErrorText('ERR_UPSTREAM'), reference } },
    },
  },
  args: { data: { type: 'ready' as const, summary }, onRetry: fn() },
  decorators: [
    (Story) => (
      <AccountLayout current="overview">
        <Story />
      </AccountLayout>
    ),
  ],
})

export const NoBonus = meta.story({})
export const BonusRunning = meta.story({
  args: {
    data: {
      type: 'ready',
      summary: {
        ...summary,
        BonusBalance: ore(4_000),
        TotalBalance: ore(129_000),
        TotalActiveWageringRequirement: ore(40_000),
        TotalActiveBonusWageredFraction: 0.42,
        FreeSpinsLeft: 120,
      },
    },
  },
  play: async ({ canvas }) => expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', expect.stringContaining('42')),
})
export const SpinsOnly = meta.story({ args: { data: { type: 'ready', summary: { ...summary, FreeSpinsLeft: 500 } } } })
export const Empty = meta.story({
  args: { data: { type: 'ready', summary: { ...summary, Balance: ore(0), TotalBalance: ore(0), WithdrawableBalance: ore(0) } } },
})
export const Loading = meta.story({ args: { data: { type: 'loading' } } })
export const LoadFailed = meta.story({ args: { data: { type: 'failed', message: playerErrorText('ERR_UPSTREAM'), reference } } })
