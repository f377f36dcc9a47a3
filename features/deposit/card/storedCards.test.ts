import { describe, expect, it } from 'vitest'
import type { StoredCard } from '../calls.ts'
import { type StoredCardOption, storedCardDescription, storedCardLabel, toStoredCardOptions } from './storedCards.ts'

const now = Date.UTC(2026, 10, 20)
const card = (accountId: string, changes: Partial<StoredCard> = {}): StoredCard => ({
  accountId,
  type: 'card',
  cardType: 'Visa',
  binType: 'debit',
  maskedAccount: '411111******1111',
  cardHolder: 'Freja Holm',
  expiryDate: '2029-09',
  expired: false,
  visible: true,
  description: '',
  status: 'active',
  lastUsed: null,
  lastSuccess: null,
  startDate: '2026-01-01',
  issuerCountryCode: 'DK',
  assets: {},
  ...changes,
})
const idsOf = (cards: readonly StoredCard[]) => toStoredCardOptions(cards, now).map(({ accountId }) => accountId)

describe('stored cards', () => {
  it('show brand, last four digits and expiry, never more of the number', () => {
    expect(toStoredCardOptions([card('a')], now)).toEqual([
      { accountId: 'a', brand: 'Visa', masked: '••••\u00a01111', expires: '09 / 29', expired: false, lastUsed: null },
    ])
  })

  it('are listed while visible; expired ones, by the provider’s flag or by the date, come last and say so', () => {
    const expired = [card('c', { expired: true, lastUsed: '2026-11-01T10:00:00Z' }), card('d', { expiryDate: '2026-10' })]
    const options = toStoredCardOptions([card('b', { visible: false }), ...expired, card('a', { expiryDate: '2026-11' })], now)
    expect(options.map(({ accountId, expired: isExpired }) => [accountId, isExpired])).toEqual([
      ['a', false],
      ['c', true],
      ['d', true],
    ])
  })

  it('tell when they were used last, UTC ms', () => {
    expect(toStoredCardOptions([card('a', { lastUsed: '2026-11-01T10:00:00Z' })], now)[0]?.lastUsed).toBe(Date.UTC(2026, 10, 1, 10))
  })

  it('start with the one used last; cards never used come last', () => {
    const old = card('old', { lastUsed: '2026-03-01T10:00:00Z' })
    const recent = card('recent', { lastUsed: '2026-11-01T10:00:00Z' })
    expect(idsOf([card('unused'), old, recent])).toEqual(['recent', 'old', 'unused'])
    expect(idsOf([recent, card('unused'), old])).toEqual(['recent', 'old', 'unused'])
  })

  it('are named by the text catalogue', () => {
    const [option] = toStoredCardOptions([card('a')], now)
    if (!option) throw new Error('Expected an option')
    expect(storedCardLabel((key, values) => `${key} ${JSON.stringify(values)}`, option)).toBe(
      'deposit.card_name {"brand":"Visa","masked":"••••\u00a01111"}',
    )
  })
})

describe('the line below a stored card', () => {
  const option: StoredCardOption = {
    accountId: 'a',
    brand: 'Visa',
    masked: '••••\u00a01111',
    expires: '09 / 29',
    expired: false,
    lastUsed: null,
  }
  const describeCard = (changes: Partial<StoredCardOption>) =>
    storedCardDescription((key, values) => `${key} ${JSON.stringify(values)}`, { ...option, ...changes })
  it('says until when the card can be used, or since when no longer', () => {
    expect(describeCard({})).toBe('deposit.card_expires {"date":"09 / 29"}')
    expect(describeCard({ expired: true })).toBe('deposit.card_has_expired {"date":"09 / 29"}')
  })
  it('says after that when a card that was used was used last, by the date in Denmark', () => {
    const used = describeCard({ lastUsed: Date.UTC(2026, 10, 19, 23, 30) })
    expect(used).toMatch(/^deposit\.card_last_used .*card_expires.*20\./)
    expect(used).not.toBe(describeCard({ lastUsed: Date.UTC(2026, 10, 19, 22, 30) }))
  })
})
