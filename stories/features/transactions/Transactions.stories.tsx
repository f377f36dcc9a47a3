import type { PagedList } from '@casino/features/api/createPagedListHook'
import type { Transfer } from '@casino/features/api/entities/transfer'
import { danishDate } from '@casino/features/format/date'
import { hourMs } from '@casino/features/format/duration'
import { ore } from '@casino/features/format/money'
import { AccountLayout } from '@casino/features/session/AccountLayout'
import type { Round } from '@casino/features/transactions/calls'
import type { TransferKind } from '@casino/features/transactions/constants'
import { defaultFilters, defaultPeriod, type TransactionsPeriod, type TransactionsQuery } from '@casino/features/transactions/model'
import { PaymentList } from '@casino/features/transactions/PaymentList'
import { RoundList } from '@casino/features/transactions/RoundList'
import { TransactionsScreen } from '@casino/features/transactions/TransactionsScreen'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { createCallError } from '../../support/fixtures.ts'
import { storyNow } from '../../support/pageContext.ts'

const transfer = (id: string, type: Transfer['type'], value: number, state: Transfer['state'], hoursAgo: number): Transfer => ({
  id: `t-${id}`,
  type,
  amount: { value: ore(value), currency: 'DKK' },
  state,
  startDate: storyNow - hoursAgo * hourMs,
  endDate: state === 'initiated' ? null : storyNow - hoursAgo * hourMs,
  message: '',
  externalId: id,
  orderSubType: { id: 'card', externalId: 'card', name: 'card' },
})
const transfers = [
  transfer('7f3a91c2d4', 'deposit', 50_000, 'implemented', 2),
  transfer('51b0c7e9aa', 'transfer_bonus', 10_000, 'implemented', 2),
  transfer('2c88d1f07b', 'withdrawal', 120_000, 'initiated', 20),
  transfer('90aa4e3b1d', 'deposit', 20_000, 'reversed', 71),
  transfer('e4d2b6a810', 'bonus_win', 4_250, 'implemented', 90),
]
const round = (id: string, game: string, stake: number, gain: number, minutesAgo: number): Round => ({
  orderId: `o${id}`,
  transactionId: `t${id}`,
  time: storyNow - minutesAgo * 60_000,
  game,
  stake: ore(stake),
  gain: ore(gain),
  status: 'implemented',
  checkable: true,
})
const rounds = [
  round('81f3a0c2', 'Rævens Runer', 500, 0, 4),
  round('77be19d4', 'Rævens Runer', 500, 1_250, 5),
  round('60c5e2aa', 'Den Gyldne Snemand', 1_000, 0, 61),
  round('5d01b7f9', 'Roulette København', 2_500, 5_000, 190),
]

function list<T>(items: readonly T[], state: Partial<PagedList<T>> = {}): PagedList<T> {
  const total = state.total ?? items.length
  return {
    items,
    total,
    complete: items.length >= total,
    loading: false,
    error: null,
    more: 'idle',
    loadMore: fn(),
    retry: fn(),
    ...state,
  }
}
const dates: TransactionsPeriod = { type: 'dates', from: danishDate(storyNow - 9 * 24 * hourMs), to: danishDate(storyNow) }
const unfiltered: TransactionsQuery = { view: 'payments', ...defaultFilters }
const payments = (items: readonly Transfer[], state?: Partial<PagedList<Transfer>>) => (
  <PaymentList period={defaultPeriod} kind="all" status="all" onShowAll={fn()} list={list(items, state)} />
)
const games = (items: readonly Round[], state?: Partial<PagedList<Round>>) => (
  <RoundList period={defaultPeriod} status="all" onShowAll={fn()} list={list(items, state)} />
)

const meta = preview.meta({
  title: 'Features/Transactions',
  component: TransactionsScreen,
  parameters: {
    layout: 'fullscreen',
    toolbarArgs: {
      nonDepositor: { payments: payments([]), rounds: games([]) },
      slow: { payments: payments([], { loading: true }), rounds: games([], { loading: true }) },
      failing: {
        payments: payments([], { error: createCallError('ERR_UPSTREAM') }),
        rounds: games([], { error: createCallError('ERR_UPSTREAM') }),
      },
    },
  },
  args: {
    query: unfiltered,
    now: storyNow,
    bounds: { from: storyNow - 720 * hourMs },
    payments: payments(transfers),
    rounds: games(rounds),
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <AccountLayout current="transactions">
        <Story />
      </AccountLayout>
    ),
  ],
})

export const Payments = meta.story({
  globals: { viewport: { value: 'xl' } },
  play: async ({ canvas, userEvent, args }) => {
    // by a code as well as with a deposit
    await expect(canvas.getByText('Bonus', { selector: 'th *, th, td *, td' })).toBeVisible()
    // the id of the payment, as on its receipt and in the statement
    await expect(canvas.getByRole('button', { name: 'Kopier Transaktions-id 7f3a91c2d4' })).toBeVisible()
    // one of the withdrawals is under way
    await expect(canvas.getByText(/Betalinger, der er i gang eller tilbageført, er ikke med\.$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Spil' }))
    await expect(args.onChange).toHaveBeenCalledWith({ view: 'rounds' })
    await userEvent.selectOptions(canvas.getByLabelText('Type'), 'Bonusser')
    await expect(args.onChange).toHaveBeenCalledWith({ kind: 'bonuses' })
    await userEvent.selectOptions(canvas.getByLabelText('Status'), 'I gang')
    await expect(args.onChange).toHaveBeenCalledWith({ status: 'initiated' })
    await expect(canvas.getByRole('link', { name: 'Hent som CSV' })).toHaveAttribute(
      'href',
      `/api/transactions/statement?format=csv&from=${args.bounds.from}`,
    )
  },
})
/** On a phone a payment has two lines. A press shows its id, which another press copies. */
export const PaymentsOnPhone = meta.story({
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('table', { hidden: true })).not.toBeVisible()
    const entry = within(canvas.getByRole('region', { name: /^Betalinger de seneste 30\sdage$/ }))
    await expect(entry.getAllByText('+500,00 kr.')).toHaveLength(1)
    await expect(entry.getAllByText('I gang')[0]).toBeVisible()
    // two lines each, whatever the length of an amount
    const heights = entry.getAllByRole('listitem').map((item) => Math.round(item.getBoundingClientRect().height))
    await expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(2)
    const copy = () => entry.getByRole('button', { name: 'Kopier Transaktions-id 2c88d1f07b', hidden: true })
    await expect(copy()).not.toBeVisible()
    await userEvent.click(entry.getByText('Udbetaling'))
    await expect(copy()).toBeVisible()
  },
})
/** On a phone one button says what is chosen, and opens the filters. */
export const FiltersOnPhone = meta.story({
  globals: { viewport: { value: 'xs' } },
  args: { query: { ...unfiltered, kind: 'deposits', status: 'implemented' } },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: /^Filtrér: Seneste 30\sdage · Indbetalinger · Gennemført$/ })
    await expect(canvas.queryByRole('combobox')).toBeNull()
    await userEvent.click(button)
    const sheet = within(await screen.findByRole('dialog', { name: 'Filtrér' }))
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Vis betalinger' })).toBeVisible())
    await userEvent.selectOptions(sheet.getByLabelText('Periode'), '90')
    await expect(args.onChange).toHaveBeenCalledWith({ period: { type: 'days', days: 90 } })
    await userEvent.click(sheet.getByRole('button', { name: 'Nulstil' }))
    await expect(args.onChange).toHaveBeenCalledWith(defaultFilters)
    await userEvent.click(sheet.getByRole('button', { name: 'Vis betalinger' }))
    await waitFor(() => expect(button).toHaveFocus())
  },
})
/** The sheet with dates of the player's own. */
export const DatesOnPhone = meta.story({
  globals: { viewport: { value: 'xs' } },
  args: { query: { ...unfiltered, period: dates } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Filtrér: \d.* – .* · Alle betalinger$/ }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Filtrér' }))
    await waitFor(() => expect(sheet.getByRole('group', { name: 'Datoer' })).toBeVisible())
  },
})
/** Dates of the player's own, in a field that is loaded when it is wanted. */
export const OwnDates = meta.story({
  globals: { viewport: { value: 'xl' } },
  args: {
    query: { ...unfiltered, period: dates },
    payments: <PaymentList period={dates} kind="all" status="all" onShowAll={fn()} list={list(transfers)} />,
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('group', { name: 'Datoer' })).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('Periode'), '7')
    await expect(args.onChange).toHaveBeenCalledWith({ period: { type: 'days', days: 7 } })
  },
})
const showAll = fn()
const noneOf = (kind: TransferKind) => (
  <PaymentList period={defaultPeriod} kind={kind} status="all" onShowAll={showAll} list={list<Transfer>([])} />
)
export const NoDeposits = meta.story({ args: { query: { ...unfiltered, kind: 'deposits' }, payments: noneOf('deposits') } })
export const NoWithdrawals = meta.story({ args: { query: { ...unfiltered, kind: 'withdrawals' }, payments: noneOf('withdrawals') } })
export const NoBonuses = meta.story({
  args: { query: { ...unfiltered, kind: 'bonuses' }, payments: noneOf('bonuses') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Vis alle betalinger' }))
    await expect(showAll).toHaveBeenCalled()
  },
})
export const Rounds = meta.story({
  args: { query: { ...unfiltered, view: 'rounds' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^Beløbene dækker alle \d+ spil i perioden\. Tilbageførte spil er ikke med\.$/)).toBeVisible()
    await expect(canvas.getByText(/^Netto \+17,50\skr\.$/)).toBeVisible()
    const check = () => canvas.getByRole('link', { name: /^Kontrollér runden i Roulette København/ })
    await expect(check()).not.toBeVisible()
    await userEvent.click(canvas.getByText('Roulette København'))
    await expect(check()).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Kopier Ordre-id o5d01b7f9' })).toBeVisible()
  },
})
const manyRounds = Array.from({ length: 45 }, (_, index) =>
  round(`r${index}`, 'Rævens Runer', 500, index % 3 === 0 ? 1_250 : 0, index * 97),
)
/** Twenty on a page, by day. The net is that of the whole day, whichever page its rounds are on. */
export const RoundsInPages = meta.story({
  args: { query: { ...unfiltered, view: 'rounds' }, rounds: games(manyRounds) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByText('Rævens Runer')).toHaveLength(20)
    const nets = canvas.getAllByText(/^Netto [+−]/).map(({ textContent }) => textContent)
    await userEvent.click(canvas.getByRole('button', { name: 'Næste' }))
    await expect(canvas.getAllByText('Rævens Runer')).toHaveLength(20)
    const list = canvas.getByRole('region', { name: 'Spil' })
    await expect(list).toHaveFocus()
    await expect(list.getBoundingClientRect().top).toBeGreaterThan(-1)
    // the day that the page begins with is the one that the page before ended with
    await expect(canvas.getAllByText(/^Netto [+−]/)[0]?.textContent).toBe(nets.at(-1))
  },
})
/** Of a day that may have more rounds than are loaded, the net is not known. */
export const RoundsPartial = meta.story({
  args: { query: { ...unfiltered, view: 'rounds' }, rounds: games(rounds, { total: 240 }) },
  play: async ({ canvas }) => expect(canvas.queryByText(/^Netto /)).toBeNull(),
})
export const PaymentsPartial = meta.story({
  name: 'Payments: partial',
  args: { payments: payments(transfers, { total: 240 }) },
  play: async ({ canvas }) => expect(canvas.getByText(/^Beløbene dækker kun de \d+ viste af 240 betalinger\./)).toBeVisible(),
})
export const LoadingMore = meta.story({ args: { payments: payments(transfers, { total: 240, more: 'loading' }) } })
export const MoreFailed = meta.story({ args: { payments: payments(transfers, { total: 240, more: 'failed' }) } })
export const NoPayments = meta.story({ args: { payments: payments([]) } })
export const NoRounds = meta.story({ args: { query: { ...unfiltered, view: 'rounds' }, rounds: games([]) } })
export const Loading = meta.story({ args: { payments: payments([], { loading: true }) } })
export const LoadFailed = meta.story({ args: { payments: payments([], { error: createCallError('ERR_UPSTREAM') }) } })
export const NoneOfStatus = meta.story({
  args: {
    query: { ...unfiltered, status: 'reversed' },
    payments: <PaymentList period={defaultPeriod} kind="all" status="reversed" onShowAll={showAll} list={list<Transfer>([])} />,
  },
})
export const NoRoundsOfStatus = meta.story({
  args: {
    query: { ...unfiltered, view: 'rounds', status: 'initiated' },
    rounds: <RoundList period={defaultPeriod} status="initiated" onShowAll={showAll} list={list<Round>([])} />,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Vis alle runder' }))
    await expect(showAll).toHaveBeenCalled()
  },
})
