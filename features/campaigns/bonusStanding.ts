import type { OfferedBonus } from '../api/entities/offeredBonus.ts'
import type { AccountBonus } from '../bonuses/calls.ts'

/** What a player has chosen and was granted. */
export interface OwnBonuses {
  chosen: Pick<OfferedBonus, 'bonusCode'> | null
  bonuses: readonly Pick<AccountBonus, 'name' | 'state'>[]
}

/** Where a player stands with an offer: chosen for the next deposit, running, or had before. Null: it is still to be used. */
export function bonusStanding(
  { bonusCode, name }: Pick<OfferedBonus, 'bonusCode' | 'name'>,
  { chosen, bonuses }: OwnBonuses,
): 'chosen' | 'active' | 'had' | null {
  if (chosen?.bonusCode === bonusCode) return 'chosen'
  // a granted bonus has no code
  const granted = bonuses.filter((bonus) => bonus.name === name)
  if (granted.some(({ state }) => state === 'active')) return 'active'
  return granted.length > 0 ? 'had' : null
}
