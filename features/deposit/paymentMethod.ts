import type { EncryptedCard, PlaintextCard } from './card/encryptCard.ts'

interface MobilePay {
  type: 'mobilepay'
  /** Shown while paying; not sent. */
  label: string
  /** Eight digits. */
  phoneNumber: string
}
/** What a player pays with, as entered. */
export type EnteredMethod = ({ type: 'card' } & PlaintextCard) | MobilePay
/** What a player pays with, as sent. */
export type EncryptedMethod = ({ type: 'card' } & EncryptedCard) | MobilePay
