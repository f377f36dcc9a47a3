import type { SystemConfig } from '../content/systemConfig.ts'

/** How a player pays, as the back end names it. */
export type PaymentMethod = 'card' | 'mobilepay'
/** The deposit of the account, or the quick deposit beside it. */
export type DepositFlow = 'main' | 'quick'

/** Whether a method is offered in a flow. `settingMobilePay` switches MobilePay off everywhere. The back end enforces the same. */
export function isMethodOpen(
  { paymentMethods, mobilePayEnabled }: Pick<SystemConfig, 'paymentMethods' | 'mobilePayEnabled'>,
  flow: DepositFlow,
  method: PaymentMethod,
): boolean {
  return method === 'card' ? paymentMethods[flow].card : mobilePayEnabled && paymentMethods[flow].mobilePay
}
