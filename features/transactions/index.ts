export { TransactionsPage } from './TransactionsPage.tsx'
