import { createBettingTable } from './bettingTable.ts'
import { createElement, elementById, prefersReducedMotion, t } from './dom.ts'
import type { GameView } from './gameView.ts'
import { colorOf, createWheel } from './rouletteWheel.ts'

/** View of roulette: wheel and table. `chipValue` returns the value of the next chip in øre; `onChange` is called when the bets change. */
export function createRouletteView(chipValue: () => number, onChange: () => void): GameView {
  const wheel = createWheel()
  const table = createBettingTable({ chipValue, onChange })
  const scroller = createElement('div', { class: 'roulette' }, wheel.root, table.root)
  elementById('field').append(scroller)
  return {
    stake: table.stake,
    bets: () => Object.fromEntries(table.bets),
    lock: table.lock,
    clear: () => table.highlight([]),
    async show({ outcome }) {
      if (outcome.type !== 'roulette') return
      // On small screens the wheel may be scrolled out of view.
      scroller.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
      await wheel.spinTo(outcome.pocket)
      table.highlight([`n${outcome.pocket}`, ...outcome.wins.map(({ bet }) => bet)])
    },
    describe: (outcome) =>
      outcome.type === 'roulette' ? t('pocket', { number: outcome.pocket, color: t(colorOf(outcome.pocket)).toLowerCase() }) : '',
  }
}
