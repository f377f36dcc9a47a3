import { createChipTable } from './chipTable.ts'
import { createElement, t } from './dom.ts'
import type { ViewOptions } from './gameView.ts'
import { createRouletteCloth, type LayingMode } from './rouletteCloth.ts'

const modes: readonly LayingMode[] = [1, 2, 3, 4, 6, 'neighbours']

interface RouletteTable {
  root: HTMLElement
  /** Amounts in øre by bet. */
  bets(): ReadonlyMap<string, number>
  /** Sum of the bets, øre. */
  total(): number
  /** Locks or unlocks the bets. */
  lock(locked: boolean): void
  /** Lays the chips of a booked bet, even while the table is locked. */
  layBets(bets: ReadonlyMap<string, number>): void
  /** Shows the chips of the other players of a live table. */
  showOthers(bets: ReadonlyMap<string, number>): void
  /** Takes the chips of a settled round off the table, and marks what won. */
  settle(pocket: number, wins: readonly string[]): void
  /** Removes the marks of the previous round. */
  clearWin(): void
}

/** Height of a row of the cloth on the smallest phones, px. */
const rowHeight = 24

/** The choice of how many numbers a press covers. */
function createModes(onMode: (mode: LayingMode) => void): HTMLElement {
  const choice = (mode: LayingMode): HTMLElement => {
    const text = mode === 'neighbours' ? t('neighbours') : t('covers', { count: mode })
    const input = createElement('input', { type: 'radio', name: 'mode', value: String(mode), 'aria-label': text })
    input.checked = mode === 1
    input.onchange = () => onMode(mode)
    // the number alone where there is no room for the word
    const short = mode === 'neighbours' ? text : String(mode)
    return createElement('label', { class: 'mode' }, input, createElement('span', { 'data-short': short }, text))
  }
  return createElement(
    'fieldset',
    { class: 'modes' },
    createElement('legend', { class: 'hidden' }, t('covers_legend')),
    ...modes.map(choice),
  )
}

/** The table of roulette: cloth, chips, their total, and the tools to take back, repeat and clear them. */
export function createRouletteTable(options: ViewOptions): RouletteTable {
  const cloth = createRouletteCloth((bets) => chips.lay(bets))
  const clearWin = () => cloth.showWin(null)
  const chips = createChipTable({ ...options, invitation: 'place_bets', showChips: cloth.showChips, clearWin })
  const root = createElement('div', { class: 'felt' }, createModes(cloth.setMode), cloth.root, chips.controls)
  // a finger on a cloth of which a row or more is hidden scrolls it
  new ResizeObserver(() => {
    const field = root.parentElement
    cloth.root.classList.toggle('fits', field !== null && field.scrollHeight - field.clientHeight < rowHeight)
  }).observe(root)
  return {
    root,
    bets: chips.bets,
    total: chips.total,
    lock: chips.lock,
    layBets: chips.layBets,
    showOthers: cloth.showOthers,
    settle(pocket, wins) {
      chips.collect()
      cloth.showWin({ pocket, bets: wins })
    },
    clearWin,
  }
}
