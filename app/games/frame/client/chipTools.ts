import { createElement, createSvgElement, t } from './dom.ts'
import type { LaidChips } from './laidChips.ts'

/** Paths of the icons in a box of 24. */
const icons = {
  undo: 'M9 6 4 11l5 5M5 11h9a5 5 0 0 1 0 10h-2',
  repeat: 'M4 12a8 8 0 0 1 14-5.3L20 9M20 4v5h-5M20 12a8 8 0 0 1-14 5.3L4 15M4 20v-5h5',
  clear: 'm6 6 12 12M18 6 6 18',
} as const

interface ChipTools {
  buttons: readonly HTMLElement[]
  /** Shows which of the tools can be used. `locked`: none. */
  render(locked: boolean): void
}

/** The buttons that take back, repeat and clear the chips of a table. `change` runs a change unless the table is locked. */
export function createChipTools(chips: LaidChips, change: (run: () => void) => void): ChipTools {
  const createTool = (key: keyof typeof icons): HTMLButtonElement => {
    const icon = createSvgElement('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, createSvgElement('path', { d: icons[key] }))
    const button = createElement('button', { type: 'button', class: 'plain tool', title: t(key) }, icon, createElement('span', {}, t(key)))
    button.onclick = () => change(() => chips[key]())
    return button
  }
  const tools = { undo: createTool('undo'), repeat: createTool('repeat'), clear: createTool('clear') }
  return {
    buttons: Object.values(tools),
    render(locked) {
      const can = { undo: chips.can.undo(), repeat: chips.can.repeat(), clear: chips.bets.size > 0 }
      for (const key of ['undo', 'repeat', 'clear'] as const) tools[key].setAttribute('aria-disabled', String(locked || !can[key]))
    },
  }
}
