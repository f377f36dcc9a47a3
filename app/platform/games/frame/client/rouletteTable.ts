import { formatKrShort, ore } from '@casino/features/format/money'
import { createChipTools } from './chipTools.ts'
import { createElement, frameConfig, t } from './dom.ts'
import { createLaidChips } from './laidChips.ts'
import { createRouletteCloth, type LayingMode } from './rouletteCloth.ts'

const modes: readonly LayingMode[] = [1, 2, 3, 4, 6, 'neighbours']

interface RouletteTableOptions {
  /** Value of the next chip, øre. */
  chipValue(): number
  /** Called when the bets change. */
  onChange(): void
}

interface RouletteTable {
  root: HTMLElement
  /** Amounts in øre by bet. */
  bets(): ReadonlyMap<string, number>
  /** Sum of the bets, øre. */
  total(): number
  /** Locks or unlocks the bets. */
  lock(locked: boolean): void
  /** Lays the chips of a booked bet, which the lock does not keep off. */
  layBets(bets: ReadonlyMap<string, number>): void
  /** Shows the chips of the other players of a live table. */
  showOthers(bets: ReadonlyMap<string, number>): void
  /** Takes the chips of a settled round off the table, and marks what won. */
  settle(pocket: number, wins: readonly string[]): void
  /** Removes the marks of the previous round. */
  clearWin(): void
}

/** The choice of how many numbers a press covers. */
function createModes(onMode: (mode: LayingMode) => void): HTMLElement {
  const choice = (mode: LayingMode): HTMLElement => {
    const input = createElement('input', { type: 'radio', name: 'mode', value: String(mode) })
    input.checked = mode === 1
    input.onchange = () => onMode(mode)
    const text = mode === 'neighbours' ? t('neighbours') : t('covers', { count: mode })
    return createElement('label', { class: 'mode' }, input, createElement('span', {}, text))
  }
  return createElement(
    'fieldset',
    { class: 'modes' },
    createElement('legend', { class: 'hidden' }, t('covers_legend')),
    ...modes.map(choice),
  )
}

/** The table of roulette: cloth, chips, their total, and the tools to take back, repeat and clear them. */
export function createRouletteTable({ chipValue, onChange }: RouletteTableOptions): RouletteTable {
  const limit = Math.max(...frameConfig.stakes)
  const chips = createLaidChips(limit)
  let locked = false
  const total = createElement('output', { class: 'total', 'aria-live': 'polite' })
  const cloth = createRouletteCloth((bets) => lay(bets))
  const tools = createChipTools(chips, (run) => change(run))

  /** Renders the chips. `refusal`: why the latest press laid none. */
  function render(refusal?: string): void {
    cloth.showChips(chips.bets)
    const invitation = locked ? '' : t('place_bets')
    total.textContent = refusal ?? (chips.bets.size > 0 ? `${t('total_stake')}: ${formatKrShort(ore(chips.total()))}` : invitation)
    tools.render(locked)
  }
  function change(run: () => void): void {
    if (locked) return
    cloth.showWin(null)
    run()
    render()
    onChange()
  }
  function lay(bets: readonly string[]): void {
    const amount = chipValue()
    if (!locked && chips.total() + bets.length * amount > limit) render(t('table_limit', { amount: formatKrShort(ore(limit)) }))
    else change(() => chips.lay(bets, amount))
  }

  const root = createElement(
    'div',
    { class: 'felt' },
    createModes(cloth.setMode),
    cloth.root,
    createElement('div', { class: 'tools' }, total, ...tools.buttons),
  )
  render()
  return {
    root,
    bets: () => chips.bets,
    total: chips.total,
    lock(now) {
      if (now === locked) return
      locked = now
      render()
    },
    layBets(bets) {
      chips.set(bets)
      render()
    },
    showOthers: cloth.showOthers,
    settle(pocket, wins) {
      chips.collect()
      render()
      cloth.showWin({ pocket, bets: wins })
    },
    clearWin: () => cloth.showWin(null),
  }
}
