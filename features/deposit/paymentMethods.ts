import type { SystemConfig } from '../content/systemConfig.ts'
import type { EncryptedCard, PlaintextCard } from './encryptCard.ts'

/** How a player pays, as the back end names it. */
export type PaymentMethod = 'card' | 'mobilepay'
/** The deposit of the account, or the quick deposit beside it. */
export type DepositFlow = 'main' | 'quick'

interface MobilePay {
  type: 'mobilepay'
  /** Shown while paying; not sent. */
  label: string
  /** Eight digits. */
  phoneNumber: string
}
/** What a player pays with, as entered. */
export type EnteredMeans = ({ type: 'card' } & PlaintextCard) | MobilePay
/** What a player pays with, as sent. */
export type PaymentMeans = ({ type: 'card' } & EncryptedCard) | MobilePay

type MethodConfig = Pick<SystemConfig, 'paymentMethods' | 'mobilePayEnabled'>

/** Whether a method is offered in a flow. `settingMobilePay` switches MobilePay off everywhere. The back end enforces the same. */
export function isMethodOpen({ paymentMethods, mobilePayEnabled }: MethodConfig, flow: DepositFlow, method: PaymentMethod): boolean {
  return method === 'card' ? paymentMethods[flow].card : mobilePayEnabled && paymentMethods[flow].mobilePay
}

/** The methods that are offered in a flow, in the order in which they are shown. */
export const openMethods = (config: MethodConfig, flow: DepositFlow): readonly PaymentMethod[] =>
  (['card', 'mobilepay'] as const).filter((method) => isMethodOpen(config, flow, method))
