import { need } from '../needs.ts'
import type { Route } from '../route-types.ts'
import { guardsOf } from './guards.ts'

const account = { access: 'login', header: 'shown', wallpaper: 'hidden', cache: 'never' } as const

/** Account pages, and the return page of payments. */
export const accountRoutes: readonly Route[] = [
  {
    ...account,
    name: 'min-konto-oversigt',
    path: '/min-konto/oversigt',
    guards: guardsOf.account,
    files: ['overview/OverviewPage'],
    load: async () => {
      const { OverviewPage } = await import('@casino/features/page/overview/OverviewPage')
      return () => <OverviewPage />
    },
    data: () => [],
    texts: ['overview'],
  },
  {
    ...account,
    name: 'min-konto-overfoer',
    path: '/min-konto/overfoer',
    guards: guardsOf.deposit,
    files: ['deposit/DepositPage'],
    load: async () => {
      const { DepositPage } = await import('@casino/features/page/deposit/DepositPage')
      return () => <DepositPage />
    },
    data: () => (import.meta.env.SSR ? [need('limits.get', {}, { player: true }), need('deposit.cards', {}, { player: true })] : []),
    texts: ['deposit', 'quick_deposit', 'limitations', 'validation', 'campaign'],
    forms: ['deposit'],
  },
  {
    ...account,
    name: 'min-konto-transaktioner',
    path: '/min-konto/transaktioner',
    guards: guardsOf.account,
    files: ['transactions/TransactionsPage'],
    load: async () => {
      const { TransactionsPage } = await import('@casino/features/page/transactions/TransactionsPage')
      return () => <TransactionsPage />
    },
    data: () => [],
    texts: ['transactions'],
  },
  {
    ...account,
    name: 'min-konto-begraensninger',
    path: '/min-konto/begraensninger',
    guards: guardsOf.account,
    files: ['limits/LimitsPage'],
    load: async () => {
      const { LimitsPage } = await import('@casino/features/page/limits/LimitsPage')
      return () => <LimitsPage />
    },
    data: () => (import.meta.env.SSR ? [need('limits.get', {}, { player: true })] : []),
    texts: ['limitations', 'validation', 'question'],
    forms: ['transferLimit'],
  },
  {
    name: 'extpayment',
    path: '/extpayment',
    guards: guardsOf.paymentReturn,
    access: 'public',
    files: ['deposit/PaymentReturnPage'],
    load: async () => {
      const { PaymentReturnPage } = await import('@casino/features/page/deposit/PaymentReturnPage')
      return () => <PaymentReturnPage />
    },
    data: () => [],
    texts: ['deposit', 'quick_deposit'],
    header: 'hidden',
    wallpaper: 'hidden',
    cache: 'never',
  },
]
