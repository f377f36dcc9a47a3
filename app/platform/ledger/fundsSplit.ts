/** Cash and bonus money in øre: of a player, a stake or a win. */
export interface Funds {
  cash: number
  bonus: number
}

/** Splits a stake (øre): cash first, the rest from bonus money. Null when both together do not cover it. */
export function splitStake(stake: number, money: Funds): Funds | null {
  const cash = Math.min(stake, money.cash)
  const bonus = stake - cash
  return bonus <= money.bonus ? { cash, bonus } : null
}

/**
 * Splits a win (øre) in proportion to the stake: the cash part is rounded down, bonus money gets the rest.
 * Uses BigInt, since a jackpot times a stake may exceed the safe integers.
 */
export function splitWin(win: number, stake: Funds): Funds {
  const total = stake.cash + stake.bonus
  if (stake.bonus === 0) return { cash: win, bonus: 0 }
  const cash = Number((BigInt(win) * BigInt(stake.cash)) / BigInt(total))
  return { cash, bonus: win - cash }
}
