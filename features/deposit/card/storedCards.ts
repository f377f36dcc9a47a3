import type { Translate } from '../../content/useTranslations.tsx'
import { isCardExpired, maskBefore } from '../../format/cardNumber.ts'
import { formatDate } from '../../format/date.ts'
import type { StoredCard } from '../calls.ts'

/** A stored card as an option of the card step. */
export interface StoredCardOption {
  accountId: string
  brand: string
  /** Last four digits, preceded by dots. */
  masked: string
  /** `09 / 29`. */
  expires: string
  /** Shown, but not to be paid with. */
  expired: boolean
  /** UTC ms; null before the first use. */
  lastUsed: number | null
}

/** Stored cards without hidden ones: usable ones first, most recently used first of each. `now` is UTC ms. */
export function toStoredCardOptions(cards: readonly StoredCard[], now: number): readonly StoredCardOption[] {
  return cards
    .filter(({ visible }) => visible)
    .map((card) => {
      const expiry = { year: card.expiryDate.slice(0, 4), month: card.expiryDate.slice(5, 7) }
      return {
        accountId: card.accountId,
        brand: card.cardType,
        masked: maskBefore(card.maskedAccount.slice(-4)),
        expires: `${expiry.month} / ${expiry.year.slice(2)}`,
        expired: card.expired || isCardExpired(expiry, now),
        lastUsed: card.lastUsed === null ? null : Date.parse(card.lastUsed),
      }
    })
    .sort((a, b) => Number(a.expired) - Number(b.expired) || (b.lastUsed ?? 0) - (a.lastUsed ?? 0))
}

/** Label of a stored card, e.g. `Visa •••• 1111`. */
export const storedCardLabel = (t: Translate, { brand, masked }: StoredCardOption): string => t('deposit.card_name', { brand, masked })

/** When a stored card expires or has expired, and when it was used last. */
export function storedCardDescription(t: Translate, { expires, expired, lastUsed }: StoredCardOption): string {
  const expiry = t(expired ? 'deposit.card_has_expired' : 'deposit.card_expires', { date: expires })
  return lastUsed === null ? expiry : t('deposit.card_last_used', { expiry, date: formatDate(lastUsed) })
}
