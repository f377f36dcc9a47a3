import { reelCount, rowCount, scatterSymbol, wildSymbol } from '../../engines/slotModel.ts'
import type { RoundResponse } from '../frameApi.ts'
import { animate, createElement, createSvgElement, elementById, frameConfig, t } from './dom.ts'
import type { GameView } from './gameView.ts'

const reelNumbers = Array.from({ length: reelCount }, (_, reel) => reel)
const rowNumbers = Array.from({ length: rowCount }, (_, row) => row)
/** Symbols that scroll past on the first reel. */
const passingSymbols = 9
/** Symbols below the wild: those that a reel may show before the first round and while it turns. */
const ordinarySymbols = wildSymbol

const createCell = (symbol: number): HTMLElement =>
  createElement('div', { class: 'cell' }, createSvgElement('svg', {}, createSvgElement('use', { href: `#s${symbol}` })))

interface Reel {
  root: HTMLElement
  /** Scrolls the new symbols in from above, after some random ones, and pushes out the old ones. */
  spin(symbols: readonly number[]): Promise<void>
  markWin(row: number): void
}

function createReel(reel: number, initial: readonly number[]): Reel {
  const strip = createElement('div', { class: 'strip' })
  const root = createElement('div', { class: 'reel', role: 'img' }, strip)
  let shown = initial

  const show = (symbols: readonly number[]): void => {
    shown = symbols
    strip.replaceChildren(...symbols.map(createCell))
    const names = symbols.map((symbol) => frameConfig.symbols[symbol] ?? '').join(', ')
    root.setAttribute('aria-label', t('reel', { reel: reel + 1, symbols: names }))
  }
  show(initial)

  return {
    root,
    async spin(symbols) {
      const passing = Array.from({ length: passingSymbols + reel * 3 }, () => Math.floor(Math.random() * ordinarySymbols))
      const extra = [...passing, ...shown].map(createCell)
      show(symbols)
      strip.append(...extra)
      const share = (extra.length / rowCount) * 100
      const keyframes = [{ transform: `translateY(-${share}%)` }, { transform: 'none' }]
      await animate(strip, keyframes, { duration: 620 + reel * 210, easing: 'cubic-bezier(.3,.5,.3,1.06)' })
      for (const each of extra) each.remove()
    },
    markWin: (row) => strip.children[row]?.classList.add('hit'),
  }
}

/** View of slots: the reels, and the lines that won. */
export function createSlotView(): GameView {
  const viewBox = `0 0 ${reelCount * 10} ${rowCount * 10}`
  const lines = createSvgElement('svg', { class: 'lines', viewBox, 'aria-hidden': 'true', preserveAspectRatio: 'none' })
  const reels = reelNumbers.map((reel) =>
    createReel(
      reel,
      rowNumbers.map((row) => (reel * 2 + row * 3 + (reel === 2 ? 1 : 0)) % ordinarySymbols),
    ),
  )
  const frame = createElement('div', { class: 'reels', role: 'group', 'aria-label': t('reels') }, ...reels.map(({ root }) => root), lines)
  elementById('field').append(frame)

  function markWins({ outcome, win, stake }: RoundResponse): void {
    if (outcome.type !== 'slot' || win === 0) return
    frame.classList.add('settled')
    for (const { line, count } of outcome.lines) {
      const path = (frameConfig.paylines[line] ?? []).slice(0, count)
      for (const [reel, row] of path.entries()) reels[reel]?.markWin(row)
      // A win up to the stake is a net loss or zero, so its lines are not highlighted.
      if (win > stake)
        lines.append(createSvgElement('polyline', { points: path.map((row, reel) => `${reel * 10 + 5},${row * 10 + 5}`).join(' ') }))
    }
    if (outcome.scatters)
      for (const [reel, column] of outcome.grid.entries())
        for (const [row, symbol] of column.entries()) if (symbol === scatterSymbol) reels[reel]?.markWin(row)
  }

  return {
    stake: () => null,
    bets: () => undefined,
    lock: () => undefined,
    clear() {
      frame.classList.remove('settled')
      lines.replaceChildren()
      for (const hit of frame.querySelectorAll('.hit')) hit.classList.remove('hit')
    },
    async show(answer) {
      if (answer.outcome.type !== 'slot') return
      const { grid } = answer.outcome
      await Promise.all(reels.map((reel, i) => reel.spin(grid[i] ?? [])))
      markWins(answer)
    },
    describe: () => '',
  }
}
