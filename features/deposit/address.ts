import { type Ore, ore } from '../format/money.ts'
import { paths } from '../session/paths.ts'

/** What of a deposit stands in its address: enough to go on after a reload, nothing personal and nothing of the card. */
export interface DepositPlace {
  readonly step: 'amount' | 'card' | 'receipt'
  readonly amount: Ore | null
  readonly bonusCode: string
  readonly depositLogId: string | null
}

const steps = { card: 'kort', receipt: 'kvittering' } as const

/**
 * Reads the query of the deposit page. Anything it does not understand is left out; a card step without an amount is the amount step.
 * `takesBonus`: false where the form does not ask for a bonus code; then an address brings none either.
 */
export function readPlace(search: string, takesBonus = true): DepositPlace {
  const query = new URLSearchParams(search)
  const amount = readAmount(query.get('beloeb'))
  const bonusCode = takesBonus ? (query.get('bonus') ?? '').trim().slice(0, 40) : ''
  const depositLogId = query.get('id')?.slice(0, 64) || null
  const named = query.get('trin')
  if (named === steps.receipt) return { step: 'receipt', amount, bonusCode, depositLogId }
  return { step: named === steps.card && amount !== null ? 'card' : 'amount', amount, bonusCode, depositLogId: null }
}

/** The query of a place, without `?`; the counterpart of `readPlace`. The amount stands there in kroner. */
export function writePlace({ step, amount, bonusCode, depositLogId }: DepositPlace): string {
  const query = new URLSearchParams()
  if (step !== 'amount') query.set('trin', steps[step])
  if (amount !== null) query.set('beloeb', amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2))
  if (bonusCode) query.set('bonus', bonusCode)
  if (step === 'receipt' && depositLogId) query.set('id', depositLogId)
  return query.toString()
}

/** A deposit that begins afresh (nothing typed, no code in the address) starts with the bonus chosen at registration. */
export const startingPlace = (place: DepositPlace, chosenBonusCode: string): DepositPlace =>
  place.step === 'amount' && place.amount === null && place.bonusCode === '' ? { ...place, bonusCode: chosenBonusCode } : place

/** Path and query of a place. */
export function addressOf(place: DepositPlace): string {
  const query = writePlace(place)
  return query ? `${paths.deposit}?${query}` : paths.deposit
}

function readAmount(text: string | null): Ore | null {
  const match = /^(\d{1,8})(?:[.,](\d{2}))?$/.exec(text ?? '')
  if (!match?.[1]) return null
  const value = Number(match[1]) * 100 + Number(match[2] ?? 0)
  return value > 0 ? ore(value) : null
}
