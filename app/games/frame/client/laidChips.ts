/** Chips on a table, in øre by bet. */
export interface LaidChips {
  bets: ReadonlyMap<string, number>
  /** Sum of the bets, øre. */
  total(): number
  /** Lays a chip on each of the bets; false, and nothing laid, where that passes the limit of the table. */
  lay(bets: readonly string[], amount: number): boolean
  /** Takes the latest change back. */
  undo(): void
  clear(): void
  /** Lays these chips in place of those on the table; none of it can be taken back. */
  set(bets: ReadonlyMap<string, number>): void
  /** Lays the chips of the round before in place of those on the table. */
  repeat(): void
  /** Whether there is something to take back, or a round to repeat. */
  can: { undo(): boolean; repeat(): boolean }
  /** Ends a round: the chips leave the table and may be repeated. Returns them. */
  collect(): ReadonlyMap<string, number>
}

const sumOf = (bets: ReadonlyMap<string, number>): number => [...bets.values()].reduce((sum, amount) => sum + amount, 0)

/** An empty table. `limit`: the highest total, øre. */
export function createLaidChips(limit: number): LaidChips {
  let bets: ReadonlyMap<string, number> = new Map()
  let before: readonly ReadonlyMap<string, number>[] = []
  let last: ReadonlyMap<string, number> = new Map()
  const change = (next: ReadonlyMap<string, number>): void => {
    before = [...before, bets]
    bets = next
  }
  return {
    get bets() {
      return bets
    },
    total: () => sumOf(bets),
    lay(on, amount) {
      if (sumOf(bets) + on.length * amount > limit) return false
      const next = new Map(bets)
      for (const bet of on) next.set(bet, (next.get(bet) ?? 0) + amount)
      change(next)
      return true
    },
    undo() {
      bets = before.at(-1) ?? bets
      before = before.slice(0, -1)
    },
    clear() {
      if (bets.size > 0) change(new Map())
    },
    set(next) {
      bets = next
      before = []
    },
    repeat() {
      if (last.size > 0) change(last)
    },
    can: { undo: () => before.length > 0, repeat: () => last.size > 0 },
    collect() {
      last = bets
      bets = new Map()
      before = []
      return last
    },
  }
}
