import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { PagedList } from '../api/createPagedListHook.ts'
import type { Transfer } from '../api/entities/transfer.ts'
import { PageContextProvider, type PageContextValue } from '../content/PageContext.tsx'
import { i18nOfGroup } from '../content/testing/groupTexts.ts'
import texts from '../content/texts/da/transactions.json' with { type: 'json' }
import { TranslationProvider } from '../content/useTranslations.tsx'
import { kroner } from '../format/money.ts'
import type { Round } from './calls.ts'
import type { StatusFilter, TransferKind } from './constants.ts'
import { defaultPeriod } from './model.ts'
import { PaymentList } from './PaymentList.tsx'
import { RoundList } from './RoundList.tsx'

const i18n = i18nOfGroup('transactions', texts)
const context = { buttonThemes: {} } as PageContextValue // the lists read nothing else

const translated = (list: React.ReactNode) => (
  <PageContextProvider value={context}>
    <TranslationProvider i18n={i18n}>{list}</TranslationProvider>
  </PageContextProvider>
)

const listOf = <Item,>(items: readonly Item[], total = items.length): PagedList<Item> => ({
  items,
  total,
  complete: items.length === total,
  loading: false,
  error: null,
  more: 'idle',
  retry: vi.fn(),
  loadMore: vi.fn(),
})

const payment = (id: string, type: Transfer['type']): Transfer => ({
  id,
  type,
  amount: { value: kroner(100), currency: 'DKK' },
  state: 'implemented',
  startDate: 0,
  endDate: 0,
  message: '',
  externalId: '',
  orderSubType: { id: 'card', externalId: '', name: 'Visa' },
})
const deposits = [payment('a', 'deposit'), payment('b', 'deposit')]

const payments = (kind: TransferKind, status: StatusFilter, list = listOf(deposits)) =>
  translated(<PaymentList list={list} period={defaultPeriod} kind={kind} status={status} onShowAll={vi.fn()} />)
const sentence = () => [...document.querySelectorAll('p')].map(({ innerText }) => innerText).find((text) => text.includes('dækker'))
const terms = () => document.body.innerText.match(/Sat ind|Udbetalt/g) ?? []

it('says which payments the sums cover', async () => {
  await render(payments('all', 'all'))
  expect(sentence()).toBe('Beløbene dækker alle 2 betalinger i perioden. Betalinger, der er i gang eller tilbageført, er ikke med.')
  expect(terms()).toEqual(['Sat ind', 'Udbetalt'])
})

it('shows the sum of one kind of payment, and says so', async () => {
  const { rerender } = await render(payments('deposits', 'all'))
  expect(sentence()).toBe('Beløbet dækker alle 2 indbetalinger i perioden. Betalinger, der er i gang eller tilbageført, er ikke med.')
  expect(terms()).toEqual(['Sat ind'])
  await rerender(payments('withdrawals', 'implemented', listOf([payment('c', 'withdrawal')])))
  expect(sentence()).toBe('Beløbet dækker den ene gennemførte udbetaling i perioden.')
  expect(terms()).toEqual(['Udbetalt'])
  await rerender(payments('deposits', 'implemented', listOf(deposits, 40)))
  expect(sentence()).toBe('Beløbet dækker kun de 2 viste af 40 gennemførte indbetalinger. Vis flere for at få resten med.')
})

it.each([
  ['bonuses', 'all'],
  ['all', 'initiated'],
  ['deposits', 'reversed'],
] as const)('shows no sum for the filters %s and %s', async (kind, status) => {
  await render(payments(kind, status))
  expect(terms()).toEqual([])
})

it('says which rounds the sums cover', async () => {
  const round = { transactionId: 'r', orderId: 'o', game: 'Langskib', time: 0, stake: kroner(1), gain: kroner(0), checkable: false }
  const rounds = (status: Round['status'], filter: StatusFilter) =>
    translated(<RoundList list={listOf([{ ...round, status }])} period={defaultPeriod} status={filter} onShowAll={vi.fn()} />)
  const { rerender } = await render(rounds('implemented', 'all'))
  expect(sentence()).toBe('Beløbene dækker det ene spil i perioden. Tilbageførte spil er ikke med.')
  await rerender(rounds('initiated', 'initiated'))
  expect(sentence()).toBe('Beløbene dækker det ene igangværende spil i perioden.')
  await rerender(rounds('reversed', 'reversed'))
  expect(sentence()).toBeUndefined()
})
