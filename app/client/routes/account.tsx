import { paths } from '@casino/features/content/paths'
import { routeQuery } from '../routeQueries.ts'
import type { Route } from '../routeTypes.ts'
import { routeGuards } from './routeGuards.ts'

const accountDefaults = { access: 'login', header: 'shown', cache: 'never' } as const

/** Account pages, and the return page of payments. */
export const accountRoutes: readonly Route[] = [
  {
    ...accountDefaults,
    name: 'min-konto-oversigt',
    path: paths.overview,
    guards: routeGuards.account,
    modules: ['overview/OverviewPage.tsx'],
    loadPage: async () => {
      const { OverviewPage } = await import('@casino/features/overview/OverviewPage')
      return () => <OverviewPage />
    },
    queries: () => [],
    textGroups: ['overview'],
  },
  {
    ...accountDefaults,
    name: 'min-konto-overfoer',
    path: paths.deposit,
    guards: routeGuards.deposit,
    modules: ['deposit/DepositPage.tsx'],
    loadPage: async () => {
      const { DepositPage } = await import('@casino/features/deposit/DepositPage')
      return () => <DepositPage />
    },
    queries: () =>
      import.meta.env.SSR ? [routeQuery('limits.get', {}, { player: true }), routeQuery('deposit.cards', {}, { player: true })] : [],
    textGroups: ['deposit', 'quick_deposit', 'limitations', 'validation', 'campaign'],
    forms: ['deposit'],
  },
  {
    ...accountDefaults,
    name: 'min-konto-transaktioner',
    path: paths.transactions,
    guards: routeGuards.account,
    modules: ['transactions/TransactionsPage.tsx'],
    loadPage: async () => {
      const { TransactionsPage } = await import('@casino/features/transactions/TransactionsPage')
      return () => <TransactionsPage />
    },
    queries: () => [],
    textGroups: ['transactions'],
  },
  {
    ...accountDefaults,
    name: 'min-konto-begraensninger',
    path: paths.limitations,
    guards: routeGuards.account,
    modules: ['limits/LimitsPage.tsx'],
    loadPage: async () => {
      const { LimitsPage } = await import('@casino/features/limits/LimitsPage')
      return () => <LimitsPage />
    },
    queries: () => (import.meta.env.SSR ? [routeQuery('limits.get', {}, { player: true })] : []),
    textGroups: ['limitations', 'validation', 'question'],
    forms: ['transferLimit'],
  },
  {
    name: 'extpayment',
    path: paths.paymentReturn,
    guards: routeGuards.paymentReturn,
    access: 'public',
    modules: ['deposit/PaymentReturnPage.tsx'],
    loadPage: async () => {
      const { PaymentReturnPage } = await import('@casino/features/deposit/PaymentReturnPage')
      return () => <PaymentReturnPage />
    },
    queries: () => [],
    textGroups: ['deposit', 'quick_deposit'],
    header: 'hidden',
    cache: 'never',
  },
]
