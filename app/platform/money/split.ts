/** Part of an amount that came from, or goes to, each kind of money. Øre. */
export interface Split {
  readonly cash: number
  readonly bonus: number
}

/** A stake takes cash first and the rest from bonus money. Null when both together do not cover it. */
export function splitStake(stake: number, money: Split): Split | null {
  const cash = Math.min(stake, money.cash)
  const bonus = stake - cash
  return bonus <= money.bonus ? { cash, bonus } : null
}

/**
 * A win goes back in the proportion of the stake: cash gets the whole øre of its share, rounded down, and bonus money the rest.
 * Counted in big integers, since a jackpot times a stake may pass the safe integers.
 */
export function splitWin(win: number, stake: Split): Split {
  const total = stake.cash + stake.bonus
  if (stake.bonus === 0) return { cash: win, bonus: 0 }
  const cash = Number((BigInt(win) * BigInt(stake.cash)) / BigInt(total))
  return { cash, bonus: win - cash }
}
