import { transferHistoryQuery } from '@casino/features/deposit/history/transferHistory'
import { paths } from '@casino/features/navigation/paths'
import { routeQuery } from '../routeQueries.ts'
import type { Route } from '../routeTypes.ts'
import { routeGuards } from './routeGuards.ts'

const accountDefaults = { access: 'login', header: 'shown', wallpaper: 'hidden' } as const

const paymentReturnDefaults = {
  guards: routeGuards.paymentReturn,
  access: 'public',
  header: 'hidden',
  wallpaper: 'hidden',
  server: import.meta.env.SSR && {
    queries: () => [],
    textGroups: ['deposit', 'quick_deposit'],
    config: ['paymentErrorTexts', 'quickReceiptSeconds'],
    cache: 'never',
  },
} as const satisfies Partial<Route>

const depositConfig = [
  'minDeposit',
  'maxDeposit',
  'quickAmounts',
  'openPaymentMethods',
  'mobilePayEnabled',
  'paymentErrorTexts',
  'challengeWindows',
] as const

/** Account pages, and the return pages of payments. */
export const accountRoutes: readonly Route[] = [
  {
    ...accountDefaults,
    name: 'min-konto-oversigt',
    path: paths.overview,
    guards: routeGuards.account,
    loadPage: async () => {
      const { OverviewPage } = await import('@casino/features/overview/OverviewPage')
      return () => <OverviewPage />
    },
    server: import.meta.env.SSR && { queries: () => [], textGroups: ['overview', 'transactions'], cache: 'never' },
  },
  {
    ...accountDefaults,
    name: 'min-konto-overfoer',
    path: paths.deposit,
    guards: routeGuards.deposit,
    loadPage: async () => {
      const { DepositPage } = await import('@casino/features/deposit/DepositPage')
      return () => <DepositPage />
    },
    server: import.meta.env.SSR && {
      queries: () => [
        routeQuery('limits.get', {}, { player: true }),
        routeQuery('deposit.cards', {}, { player: true }),
        routeQuery('deposit.pending', {}, { player: true }),
        routeQuery('deposit.transfers', transferHistoryQuery, { player: true }),
      ],
      textGroups: ['deposit', 'limitations', 'validation'],
      forms: ['deposit'],
      config: depositConfig,
      cache: 'never',
    },
  },
  {
    ...accountDefaults,
    name: 'min-konto-hurtig-indbetaling',
    path: paths.quickDeposit,
    header: 'hidden',
    guards: routeGuards.account,
    loadPage: async () => {
      const { QuickDepositPage } = await import('@casino/features/deposit/quick/QuickDepositPage')
      return () => <QuickDepositPage />
    },
    server: import.meta.env.SSR && {
      queries: () => [
        routeQuery('limits.get', {}, { player: true }),
        routeQuery('deposit.cards', {}, { player: true }),
        routeQuery('deposit.pending', {}, { player: true }),
        routeQuery('deposit.transfers', transferHistoryQuery, { player: true }),
      ],
      textGroups: ['deposit', 'quick_deposit', 'limitations', 'validation'],
      forms: ['deposit'],
      config: [...depositConfig, 'quickReceiptSeconds'],
      cache: 'never',
    },
  },
  {
    ...accountDefaults,
    name: 'min-konto-udbetal',
    path: paths.withdraw,
    guards: routeGuards.account,
    loadPage: async () => {
      const { WithdrawalPage } = await import('@casino/features/withdrawal/WithdrawalPage')
      return () => <WithdrawalPage />
    },
    server: import.meta.env.SSR && {
      queries: () => [routeQuery('withdrawal.status', {}, { player: true })],
      textGroups: ['payout', 'help'],
      forms: ['withdrawal'],
      config: ['minWithdrawal', 'withdrawalBankDays'],
      cache: 'never',
    },
  },
  {
    ...accountDefaults,
    name: 'min-konto-transaktioner',
    path: paths.transactions,
    guards: routeGuards.account,
    loadPage: async () => {
      const { TransactionsPage } = await import('@casino/features/transactions/TransactionsPage')
      return () => <TransactionsPage />
    },
    server: import.meta.env.SSR && { queries: () => [], textGroups: ['transactions'], cache: 'never' },
  },
  {
    ...accountDefaults,
    name: 'min-konto-kampagne',
    path: paths.gamification,
    guards: routeGuards.account,
    loadPage: async () => {
      const { AccountBonusesPage } = await import('@casino/features/bonuses/AccountBonusesPage')
      return () => <AccountBonusesPage />
    },
    server: import.meta.env.SSR && {
      queries: () => [routeQuery('bonuses.list', {}, { player: true })],
      textGroups: ['campaign', 'validation'],
      cache: 'never',
    },
  },
  {
    ...accountDefaults,
    name: 'min-konto-begraensninger',
    path: paths.limitations,
    guards: routeGuards.account,
    loadPage: async () => {
      const { LimitsPage } = await import('@casino/features/limits/LimitsPage')
      return () => <LimitsPage />
    },
    server: import.meta.env.SSR && {
      queries: () => [routeQuery('limits.get', {}, { player: true }), routeQuery('limits.play', {}, { player: true })],
      textGroups: ['limitations', 'help', 'validation', 'question'],
      forms: ['transferLimit'],
      config: ['limitSuggestions', 'playLimitSuggestions', 'limitRaiseHours', 'withdrawalBankDays'],
      cache: 'never',
    },
  },
  {
    ...accountDefaults,
    name: 'min-konto-profil',
    path: paths.profile,
    guards: routeGuards.account,
    loadPage: async () => {
      const { ProfilePage } = await import('@casino/features/profile/ProfilePage')
      return () => <ProfilePage />
    },
    server: import.meta.env.SSR && {
      queries: () => [
        routeQuery('session.getProperty', { query: { keyProperty: 'acceptsmsoffer' } }, { player: true }),
        routeQuery('games.suggestions', {}, { player: true }),
        routeQuery('profile.logins', {}, { player: true }),
        routeQuery('profile.contact', {}, { player: true }),
        routeQuery('profile.changes', {}, { player: true }),
        routeQuery('documents.list', {}, { player: true }),
      ],
      textGroups: ['profile', 'validation'],
      config: ['documentTypes'],
      cache: 'never',
    },
  },
  {
    name: 'konto-lukket',
    path: paths.accountClosed,
    guards: routeGuards.paymentReturn,
    access: 'public',
    loadPage: async () => {
      const { ClosedAccountPage } = await import('@casino/features/limits/ClosedAccountPage')
      return () => <ClosedAccountPage />
    },
    header: 'hidden',
    wallpaper: 'hidden',
    server: import.meta.env.SSR && {
      queries: () => [routeQuery('limits.closing', {})],
      textGroups: ['limitations', 'help'],
      cache: 'never',
    },
  },
  {
    ...paymentReturnDefaults,
    name: 'extpayment',
    path: paths.paymentReturn,
    loadPage: async () => {
      const { PaymentReturnPage } = await import('@casino/features/deposit/outcome/PaymentReturnPage')
      return () => <PaymentReturnPage path={paths.paymentReturn} idParam="depositLogId" closes={false} />
    },
  },
  {
    ...paymentReturnDefaults,
    name: 'MobilePay',
    path: paths.mobilePayReturn,
    loadPage: async () => {
      const { PaymentReturnPage } = await import('@casino/features/deposit/outcome/PaymentReturnPage')
      return () => <PaymentReturnPage path={paths.mobilePayReturn} idParam="txId" closes={false} />
    },
  },
  {
    ...paymentReturnDefaults,
    name: 'MobilePayQuick',
    path: paths.mobilePayQuickReturn,
    loadPage: async () => {
      const { PaymentReturnPage } = await import('@casino/features/deposit/outcome/PaymentReturnPage')
      return () => <PaymentReturnPage path={paths.mobilePayQuickReturn} idParam="txId" closes />
    },
  },
]
