/** What a bonus gives for the first deposit. */
export type BonusKind = 'freeSpins' | 'depositMatch'

/** A bonus that adds a share of the deposit is a deposit match, any other gives free spins. */
export const bonusKindOf = ({ terms }: { terms: { matchPercent: number } }): BonusKind =>
  terms.matchPercent > 0 ? 'depositMatch' : 'freeSpins'
