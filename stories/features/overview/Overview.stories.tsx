import type { Transfer } from '@casino/features/api/entities/transfer'
import { dayMs, hourMs } from '@casino/features/format/duration'
import { ore } from '@casino/features/format/money'
import { OverviewScreen } from '@casino/features/overview/OverviewScreen'
import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { balance, limitsFixture, noLimitsFixture, pendingLimitsFixture, playerErrorText, reference } from '../../support/fixtures.ts'
import { storyNow } from '../../support/pageContext.ts'
import { pausedUntilFixture, playerResponses } from '../../support/playerFixtures.ts'

const summary = {
  Balance: balance,
  BonusBalance: ore(0),
  TotalBalance: balance,
  WithdrawableBalance: balance,
  TotalActiveBonusWageredFraction: 0,
  TotalActiveWageringRequirement: ore(0),
  FreeSpinsLeft: 0,
}

const limits = { type: 'ready' as const, value: limitsFixture }
const sums = { type: 'ready' as const, value: { since: storyNow - hourMs, staked: ore(42_000), won: ore(31_550) } }
const payment = (id: string, type: Transfer['type'], value: number, state: Transfer['state']): Transfer => ({
  id,
  type,
  amount: { value: ore(value), currency: 'DKK' },
  state,
  startDate: storyNow - hourMs,
  endDate: null,
  message: '',
  externalId: id,
  orderSubType: { id: 'card', externalId: id, name: 'VISA' },
})
const payments = {
  type: 'ready' as const,
  value: [payment('1', 'withdrawal', 120_000, 'initiated'), payment('2', 'deposit', 50_000, 'implemented')],
}

const nets = [0, -12_000, 4_000, 0, -30_000, 21_000, -6_000, 0, 0, -9_000, 15_000, -2_000, 0, -24_000]
const dayResults = (days: 7 | 30 | 90) =>
  Array.from({ length: days }, (_, index) => {
    const net = nets[index % nets.length] ?? 0
    const staked = net === 0 ? 0 : 40_000
    return {
      date: new Date(storyNow - (days - 1 - index) * dayMs).toISOString().slice(0, 10),
      staked: ore(staked),
      won: ore(staked + net),
    }
  })
const results = { results: { type: 'ready' as const, value: dayResults(30) }, period: 30 as const, onPeriod: fn() }

const meta = preview.meta({
  title: 'Features/Overview',
  component: OverviewScreen,
  parameters: {
    layout: 'fullscreen',
    toolbarArgs: {
      nonDepositor: {
        data: { type: 'ready', value: { ...summary, Balance: ore(0), TotalBalance: ore(0), WithdrawableBalance: ore(0) } },
      },
      paused: { paused: true },
      slow: { data: { type: 'loading' } },
      failing: { data: { type: 'failed', message: playerErrorText('ERR_UPSTREAM'), reference } },
    },
  },
  args: {
    data: { type: 'ready' as const, value: summary },
    limits,
    sums,
    payments,
    results,
    bonusExpiresAt: null,
    paused: false,
    onRetry: fn(),
  },
})

export const NoBonus = meta.story({
  play: async ({ canvas }) => expect(canvas.getByText(/^Siden kl\. 19\.41\./)).toBeVisible(),
})
/** Nothing leads to a deposit. */
export const Paused = meta.story({
  args: { paused: true },
  parameters: {
    page: { session: { loggedIn: true, fingerprint: 'story' } },
    calls: { ...playerResponses, 'session.profile {}': { ...playerResponses['session.profile {}'], pausedUntil: pausedUntilFixture } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /udbetal/i })).not.toHaveLength(0)
    for (const link of canvas.getAllByRole('link')) await expect(link).not.toHaveAttribute('href', '/min-konto/overfoer')
  },
})
export const BonusRunning = meta.story({
  args: {
    bonusExpiresAt: storyNow + 20 * dayMs,
    data: {
      type: 'ready',
      value: {
        ...summary,
        BonusBalance: ore(4_000),
        TotalBalance: ore(129_000),
        TotalActiveWageringRequirement: ore(40_000),
        TotalActiveBonusWageredFraction: 0.42,
        FreeSpinsLeft: 120,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', expect.stringContaining('42'))
    await expect(canvas.getByText('Skal gennemspilles').nextElementSibling).toHaveTextContent('400,00 kr.')
    await expect(canvas.getByText(/^Bonussen udløber /)).toBeVisible()
  },
})
/** Of a limit that is full: when there is room again. */
export const LimitFull = meta.story({
  args: { limits: { type: 'ready', value: pendingLimitsFixture } },
  play: async ({ canvas }) => expect(canvas.getByText(/^Plads igen i morgen kl\.\s12\.41$/)).toBeVisible(),
})
/** On a phone the page is the hub of the account: the list of pages follows the balance, within reach. */
export const Phone = meta.story({
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvas }) => {
    const order = [
      canvas.getByRole('heading', { name: 'Din saldo' }),
      canvas.getByRole('navigation', { name: 'Min konto' }),
      canvas.getByRole('heading', { name: 'Tilbage af dine grænser' }),
      canvas.getByRole('heading', { name: 'Seneste betalinger' }),
      canvas.getByRole('heading', { name: 'Dit spil siden login' }),
    ]
    const tops = order.map((element) => element.getBoundingClientRect().top)
    await expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  },
})
export const SpinsOnly = meta.story({
  args: { data: { type: 'ready', value: { ...summary, FreeSpinsLeft: 500 } } },
  play: async ({ canvas, args }) => {
    const links = canvas.queryAllByRole('link', { name: 'Brug dine spins' })
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(args.paused ? [] : ['/spilleautomater'])
  },
})
export const Empty = meta.story({
  args: { data: { type: 'ready', value: { ...summary, Balance: ore(0), TotalBalance: ore(0), WithdrawableBalance: ore(0) } } },
})
const loading = { type: 'loading' as const }
export const Loading = meta.story({ args: { data: loading, limits: loading, sums: loading, payments: loading } })
export const LoadFailed = meta.story({ args: { data: { type: 'failed', message: playerErrorText('ERR_UPSTREAM'), reference } } })
const failed = { type: 'failed' as const, problem: 'failed' as const }
export const CardsFailed = meta.story({
  args: { limits: failed, sums: failed, payments: failed },
  play: async ({ canvas }) => expect(canvas.getByText(/Vi fik ikke svar/)).toBeVisible(),
})
export const SumsUnsuccessful = meta.story({
  args: { sums: { type: 'failed', problem: 'unsuccessful' } },
  play: async ({ canvas }) => expect(canvas.getByText(/kan ikke gøres op lige nu/)).toBeVisible(),
})
export const SumsWithoutSession = meta.story({
  args: { sums: { type: 'failed', problem: 'no_session' } },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'Log ind' })).toBeVisible(),
})
export const NoLimitsNoPayments = meta.story({
  args: { limits: { type: 'ready', value: noLimitsFixture }, payments: { type: 'ready', value: [] } },
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { name: 'Seneste betalinger' })).toBeVisible(),
})

/** The chart's values are in the table below it. */
export const ResultsTable = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('img', { name: /de seneste 30\sdage, i alt −/ })).toBeVisible()
    await userEvent.click(canvas.getByText('Vis tallene'))
    await expect(canvas.getByRole('table', { name: 'Dage, du har spillet' })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: /^90\sdage$/ }))
    await expect(args.results.onPeriod).toHaveBeenCalledWith(90)
  },
})
export const ResultsOfAQuarter = meta.story({
  args: { results: { ...results, period: 90, results: { type: 'ready', value: dayResults(90) } } },
})
export const NoResults = meta.story({
  args: {
    results: {
      ...results,
      period: 7,
      results: { type: 'ready', value: dayResults(7).map((day) => ({ ...day, staked: ore(0), won: ore(0) })) },
    },
  },
})
export const LargeResults = meta.story({
  args: {
    results: {
      ...results,
      results: { type: 'ready', value: dayResults(30).map((day) => ({ ...day, staked: ore(day.staked * 25_000), won: ore(0) })) },
    },
  },
})
export const ResultsLoading = meta.story({ args: { results: { ...results, results: { type: 'loading' } } } })
export const ResultsFailed = meta.story({ args: { results: { ...results, results: { type: 'failed' } } } })
