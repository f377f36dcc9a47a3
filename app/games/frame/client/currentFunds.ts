import type { FrameFunds } from '../frameApi.ts'

export interface CurrentFunds {
  value: FrameFunds
  /** Takes over what an answer says. */
  set(funds: FrameFunds): void
  /**
   * Reads the funds again. Resolves with false, and keeps the known ones, when another answer has arrived since. Rejects as `read` does.
   */
  refresh(): Promise<boolean>
}

/** The funds of the frame as the newest answer of the platform says. */
export function createCurrentFunds(read: () => Promise<FrameFunds>): CurrentFunds {
  let current: FrameFunds = { balance: 0, bonus: 0, freeSpins: 0, freeSpinValue: 0 }
  return {
    get value() {
      return current
    },
    set(funds) {
      current = funds
    },
    async refresh() {
      const known = current
      const funds = await read()
      if (current !== known) return false
      current = funds
      return true
    },
  }
}
