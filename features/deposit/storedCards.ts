import type { Translate } from '../content/useTranslations.tsx'
import { isCardExpired } from '../format/cardNumber.ts'
import type { StoredCard } from './calls.ts'

/** A stored card as an option of the card step. */
export interface StoredCardOption {
  accountId: string
  brand: string
  /** Last four digits, preceded by dots. */
  masked: string
  /** `09 / 29`. */
  expires: string
}

/** Usable stored cards, most recently used first, without hidden and expired ones. `now` is UTC ms. */
export function toStoredCardOptions(cards: readonly StoredCard[], now: number): readonly StoredCardOption[] {
  return cards
    .map((card) => ({ card, expiry: { year: card.expiryDate.slice(0, 4), month: card.expiryDate.slice(5, 7) } }))
    .filter(({ card, expiry }) => card.visible && !card.expired && !isCardExpired(expiry, now))
    .sort((a, b) => (b.card.lastUsed ?? '').localeCompare(a.card.lastUsed ?? ''))
    .map(({ card, expiry }) => ({
      accountId: card.accountId,
      brand: card.cardType,
      masked: `•••• ${card.maskedAccount.slice(-4)}`,
      expires: `${expiry.month} / ${expiry.year.slice(2)}`,
    }))
}

/** Label of a stored card, e.g. `Visa •••• 1111`. */
export const storedCardLabel = (t: Translate, { brand, masked }: StoredCardOption): string => t('deposit.card_name', { brand, masked })
