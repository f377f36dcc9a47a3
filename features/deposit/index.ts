export { DepositPage } from './DepositPage.tsx'
export { PaymentReturnPage } from './PaymentReturnPage.tsx'
