import type { SystemConfig } from './systemConfig.ts'

/** How a player pays, as the back end names it, in the order in which the methods are shown. */
export const paymentMethods = ['card', 'mobilepay'] as const
export type PaymentMethod = (typeof paymentMethods)[number]
/** The deposit of the account, or the quick deposit beside it. */
export type DepositFlow = 'main' | 'quick'

type MethodConfig = Pick<SystemConfig, 'openPaymentMethods' | 'mobilePayEnabled'>

/** Whether a method is offered in a flow. `settingMobilePay` switches MobilePay off everywhere. The back end enforces the same. */
export function isMethodOpen({ openPaymentMethods, mobilePayEnabled }: MethodConfig, flow: DepositFlow, method: PaymentMethod): boolean {
  return method === 'card' ? openPaymentMethods[flow].card : mobilePayEnabled && openPaymentMethods[flow].mobilePay
}

/** The methods that are offered in a flow. */
export const openMethods = (config: MethodConfig, flow: DepositFlow): readonly PaymentMethod[] =>
  paymentMethods.filter((method) => isMethodOpen(config, flow, method))
