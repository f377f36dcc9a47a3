import { formatKrShort, ore } from '@casino/features/format/money'
import { createChipTools } from './chipTools.ts'
import { createElement, frameConfig, t } from './dom.ts'
import type { ViewOptions } from './gameView.ts'
import { createLaidChips } from './laidChips.ts'

interface ChipTableOptions extends ViewOptions {
  /** Text key of what is said of a table without chips. */
  invitation: string
  /** Shows the chips on the fields, øre by bet. */
  showChips(bets: ReadonlyMap<string, number>): void
  /** Removes the marks of the previous round from the fields. */
  clearWin(): void
}

interface ChipTable {
  /** The total of the chips, and the tools to take back, repeat and clear them. */
  controls: HTMLElement
  /** Amounts in øre by bet. */
  bets(): ReadonlyMap<string, number>
  /** Sum of the chips, øre. */
  total(): number
  /** Lays a chip on each of the bets, unless the table is locked or its limit, which is then named, would be passed. */
  lay(bets: readonly string[]): void
  /** Locks or unlocks the chips. */
  lock(locked: boolean): void
  /** Lays the chips of a booked bet, even while the table is locked. */
  layBets(bets: ReadonlyMap<string, number>): void
  /** Takes the chips of a settled round off the table, and returns them. */
  collect(): ReadonlyMap<string, number>
}

/** The chips of a table of bets, for any fields. */
export function createChipTable({ invitation, chipValue, onChange, showChips, clearWin }: ChipTableOptions): ChipTable {
  const limit = Math.max(...frameConfig.stakes)
  const chips = createLaidChips(limit)
  let locked = false
  const total = createElement('output', { class: 'total', 'aria-live': 'polite' })
  const tools = createChipTools(chips, (run) => change(run))
  const amountText = (amount: number) => ({ amount: formatKrShort(ore(amount)) })

  function render(): void {
    showChips(chips.bets)
    total.classList.toggle('invitation', chips.bets.size === 0)
    total.textContent = chips.bets.size > 0 ? t('total', amountText(chips.total())) : locked ? '' : t(invitation)
    tools.render(locked)
  }

  function change(run: () => void): void {
    if (locked) return
    run()
    clearWin()
    render()
    onChange()
  }

  render()
  return {
    controls: createElement('div', { class: 'tools' }, total, ...tools.buttons),
    bets: () => chips.bets,
    total: chips.total,
    lay(bets) {
      const amount = chipValue()
      if (!locked && chips.total() + bets.length * amount > limit) total.textContent = t('table_limit', amountText(limit))
      else change(() => chips.lay(bets, amount))
    },
    lock(now) {
      if (now === locked) return
      locked = now
      render()
    },
    layBets(bets) {
      chips.set(bets)
      render()
    },
    collect() {
      const collected = chips.collect()
      render()
      return collected
    },
  }
}
