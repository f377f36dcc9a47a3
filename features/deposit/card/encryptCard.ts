import type { CardExpiry } from '../../format/cardNumber.ts'
import { normaliseCardNumber } from '../../format/cardNumber.ts'
import { cardLabel } from './cardLabel.ts'

/** Card data as sent. Number and CVV are ciphertexts; `label` is shown while paying and is not sent. */
export type EncryptedCard = { label: string; encryptedCvv: string } & (
  | { accountId: string }
  | { encryptedCardNumber: string; cardHolder: string; expiryMonth: string; expiryYear: string }
)

/** Card data as entered: a stored card with its CVV, or a new card. */
export type PlaintextCard = { label: string; cvv: string } & (
  | { accountId: string }
  | { number: string; holder: string; expiry: CardExpiry }
)

/** Whether WebCrypto is available: browsers expose it in secure contexts (https, localhost) only. */
export const canEncrypt = (): boolean => typeof crypto !== 'undefined' && 'subtle' in crypto && crypto.subtle !== undefined

/** The payment provider's key, and what its ciphertexts are bound to. */
interface ProviderKey {
  /** Base64 of the key's SubjectPublicKeyInfo. */
  spki: string
  binding: string | null
}

/**
 * Encrypts card number and CVV for a payment of `amount` øre with the payment provider's public key (RSA-OAEP, SHA-256). Throws when the key is
 * invalid or WebCrypto is not available.
 */
export async function encryptCard(card: PlaintextCard, { spki, binding }: ProviderKey, amount: number): Promise<EncryptedCard> {
  const key = await crypto.subtle.importKey('spki', fromBase64(spki), { name: 'RSA-OAEP', hash: 'SHA-256' }, false, ['encrypt'])
  const bytesOf = (text: string) => new TextEncoder().encode(text)
  const algorithm = { name: 'RSA-OAEP', label: bytesOf(cardLabel(binding, amount)) }
  const encrypt = async (text: string) => toBase64(await crypto.subtle.encrypt(algorithm, key, bytesOf(text)))
  const encrypted = { label: card.label, encryptedCvv: await encrypt(card.cvv.trim()) }
  if ('accountId' in card) return { ...encrypted, accountId: card.accountId }
  return {
    ...encrypted,
    encryptedCardNumber: await encrypt(normaliseCardNumber(card.number)),
    cardHolder: card.holder.trim(),
    expiryMonth: card.expiry.month,
    expiryYear: card.expiry.year,
  }
}

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (char) => char.charCodeAt(0))
const toBase64 = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)))
