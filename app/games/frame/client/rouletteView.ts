import { formatKrShort, ore } from '@casino/features/format/money'
import type { GameOutcome } from '../frameApi.ts'
import { animate, createElement, elementById, frameConfig, prefersReducedMotion, t } from './dom.ts'
import type { GameView, ViewOptions } from './gameView.ts'
import { createRouletteTable } from './rouletteTable.ts'
import { betName } from './rouletteText.ts'
import { colorOf, createWheel } from './rouletteWheel.ts'

const shownResults = 20
/** How long the wheel stays above the cloth where there is no room beside it, ms. */
const wheelStaysMs = 900

/** The numbers of the latest rounds, newest first. */
function createResults() {
  const root = createElement('ol', { class: 'results', 'aria-label': t('latest_results') })
  const add = (pocket: number): void => {
    root.prepend(createElement('li', { class: colorOf(pocket) }, String(pocket)))
    while (root.childElementCount > shownResults) root.lastElementChild?.remove()
  }
  return { root, add }
}

/** View of roulette: wheel and table. `chipValue` returns the value of the next chip in øre; `onChange` is called when the bets change. */
export function createRouletteView({ chipValue, onChange }: ViewOptions): GameView {
  const wheel = createWheel()
  const table = createRouletteTable({ chipValue, onChange })
  const results = createResults()
  const wheelPlace = createElement('div', { class: 'wheel-place' })
  wheelPlace.append(wheel.root)
  // a live table has the results of its own rounds
  const root = createElement('div', { class: 'roulette' }, wheelPlace, ...(frameConfig.live ? [] : [results.root]), table.root)
  elementById('field').append(root)
  let staked: ReadonlyMap<string, number> = new Map()
  return {
    stake: table.total,
    bets: () => Object.fromEntries(table.bets()),
    lock: table.lock,
    clear: table.clearWin,
    layBets: table.layBets,
    showOthers: table.showOthers,
    async show({ outcome }) {
      if (outcome.type !== 'roulette') return
      staked = table.bets()
      root.classList.toggle('spinning', !prefersReducedMotion())
      await wheel.spinTo(outcome.pocket)
      if (getComputedStyle(wheelPlace).position === 'absolute')
        await animate(wheelPlace, [{ opacity: 1 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }], {
          duration: wheelStaysMs,
          easing: 'ease-in',
        })
      root.classList.remove('spinning')
      results.add(outcome.pocket)
      table.settle(
        outcome.pocket,
        outcome.wins.map(({ bet }) => bet),
      )
    },
    describe: describeSpin,
    speak: (outcome) =>
      outcome.type === 'roulette'
        ? outcome.wins
            .map(({ bet, win }) => {
              const amount = staked.get(bet) ?? 0
              return t('bet_won', { bet: betName(bet), amount: formatKrShort(ore(amount)), win: formatKrShort(ore(win)) })
            })
            .join(' ')
        : '',
  }
}

/** Where the ball landed, in words. */
export const describeSpin = (outcome: GameOutcome): string =>
  outcome.type === 'roulette' ? t('pocket', { number: outcome.pocket, color: t(colorOf(outcome.pocket)).toLowerCase() }) : ''
