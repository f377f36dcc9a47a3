import { wildSymbol } from '../../../engines/slots/slotModel.ts'
import type { Cell, Coin, ReelGrid } from '../../../engines/slots/slotSteps.ts'
import { createElement, createSvgElement, frameConfig, t } from '../dom.ts'
import { coinLabel } from './amounts.ts'
import { fallDistances } from './falls.ts'
import type { Playback } from './playback.ts'

/** Symbols that scroll past on the first reel, and more on each further one. */
const passing = { first: 8, more: 3 }
const settle = 'cubic-bezier(.3,.5,.3,1.06)'

const createCell = (symbol: number): HTMLElement =>
  createElement('div', { class: 'cell' }, createSvgElement('svg', {}, createSvgElement('use', { href: `#s${symbol}` })))

const putCoin = (cell: Element | undefined, { value }: Coin): void => {
  cell?.classList.add('coin')
  cell?.append(createElement('span', { class: 'coin-value' }, coinLabel(value)))
}

export interface SlotGrid {
  root: HTMLElement
  /** Spins every reel; they stop in turn, from the left. */
  spin(grid: ReelGrid, coins: readonly Coin[], playback: Playback, onStop: () => void): Promise<void>
  /** Removes cells and lets what is left, and what is new, fall to the new grid. */
  fall(grid: ReelGrid, removed: readonly Cell[], playback: Playback): Promise<void>
  /** Covers reels with wilds. */
  expand(reels: readonly number[], playback: Playback): Promise<void>
  /** Shows the coins that lie; the other cells are empty and turn. */
  respin(coins: readonly Coin[], playback: Playback): Promise<void>
  mark(cells: readonly Cell[]): void
  drawLine(line: number, cells: readonly Cell[]): void
  clearMarks(): void
}

/** The reels of a slot: columns of cells, with the lines of the wins above them. */
export function createSlotGrid(initial: ReelGrid): SlotGrid {
  const rows = Math.max(...initial.map((column) => column.length))
  const lines = createSvgElement('svg', {
    class: 'lines',
    viewBox: `0 0 ${initial.length * 10} ${rows * 10}`,
    'aria-hidden': 'true',
    preserveAspectRatio: 'none',
  })
  const strips = initial.map(() => createElement('div', { class: 'strip' }))
  const reels = strips.map((strip) => createElement('div', { class: 'reel', role: 'img' }, strip))
  const root = createElement('div', { class: 'reels', role: 'group', 'aria-label': t('reels') }, ...reels, lines)
  root.style.setProperty('--columns', String(initial.length))
  root.style.setProperty('--rows', String(rows))
  let shown = initial

  const cellAt = ([reel, row]: Cell): Element | undefined => strips[reel]?.children[row]
  const showReel = (reel: number, symbols: readonly number[]): void => {
    strips[reel]?.replaceChildren(...symbols.map(createCell))
    reels[reel]?.style.setProperty('--shown', String(symbols.length))
    const names = symbols.map((symbol) => frameConfig.symbols[symbol] ?? '').join(', ')
    reels[reel]?.setAttribute('aria-label', t('reel', { reel: reel + 1, symbols: names }))
  }
  for (const [reel, symbols] of initial.entries()) showReel(reel, symbols)

  async function spinReel(reel: number, symbols: readonly number[], playback: Playback): Promise<void> {
    const strip = strips[reel]
    if (!strip) return
    const candidates = initial.flat()
    const scrolled = Array.from(
      { length: passing.first + reel * passing.more },
      () => candidates[Math.floor(Math.random() * candidates.length)] ?? 0,
    )
    const extra = [...scrolled, ...(shown[reel] ?? [])].map(createCell)
    showReel(reel, symbols)
    strip.append(...extra)
    const keyframes = [{ transform: `translateY(-${(extra.length / symbols.length) * 100}%)` }, { transform: 'none' }]
    await playback.animate(strip, keyframes, { duration: 520 + reel * 190, easing: settle })
    for (const each of extra) each.remove()
  }

  return {
    root,
    async spin(grid, coins, playback, onStop) {
      await Promise.all(
        grid.map(async (symbols, reel) => {
          const spun = spinReel(reel, symbols, playback)
          for (const coin of coins) if (coin.cell[0] === reel) putCoin(cellAt(coin.cell), coin)
          await spun
          onStop()
        }),
      )
      shown = grid
    },
    async fall(grid, removed, playback) {
      const gone = removed.map(cellAt).filter((cell) => cell !== undefined)
      const vanish = [{ transform: 'none' }, { transform: 'scale(0)', opacity: 0 }]
      await Promise.all(gone.map((cell) => playback.animate(cell, vanish, { duration: 240, easing: 'ease-in' })))
      await Promise.all(
        grid.flatMap((symbols, reel) => {
          showReel(reel, symbols)
          const rowsGone = removed.filter(([x]) => x === reel).map(([, row]) => row)
          return fallDistances(symbols.length, [...new Set(rowsGone)]).map((distance, row) => {
            const cell = cellAt([reel, row])
            if (!cell || distance === 0) return undefined
            const keyframes = [{ transform: `translateY(-${distance * 100}%)` }, { transform: 'none' }]
            return playback.animate(cell, keyframes, { duration: 300, easing: 'cubic-bezier(.4,0,.4,1.1)', delay: reel * 25 })
          })
        }),
      )
      shown = grid
    },
    async expand(covered, playback) {
      await Promise.all(
        covered.map((reel) => {
          const column = (shown[reel] ?? []).map(() => wildSymbol)
          showReel(reel, column)
          const strip = strips[reel]
          return strip && playback.animate(strip, [{ transform: 'scaleY(.2)' }, { transform: 'none' }], { duration: 320, easing: settle })
        }),
      )
    },
    async respin(coins, playback) {
      root.classList.add('holding')
      const fresh = coins.filter(({ cell }) => !cellAt(cell)?.classList.contains('coin'))
      const empty = strips.flatMap((strip) => [...strip.children]).filter((cell) => !cell.classList.contains('coin'))
      const turn = [{ opacity: 1 }, { opacity: 0.35 }, { opacity: 1 }]
      await Promise.all(empty.map((cell) => playback.animate(cell, turn, { duration: 520, easing: 'ease-in-out' })))
      await Promise.all(
        fresh.map((coin) => {
          const cell = cellAt(coin.cell)
          if (!cell) return undefined
          cell.querySelector('use')?.setAttribute('href', '#s8')
          putCoin(cell, coin)
          return playback.animate(
            cell,
            [
              { transform: 'translateY(-60%)', opacity: 0 },
              { transform: 'none', opacity: 1 },
            ],
            {
              duration: 260,
              easing: settle,
            },
          )
        }),
      )
      for (const [reel, root] of reels.entries()) {
        const values = coins.filter(({ cell }) => cell[0] === reel).map(({ value }) => t('coin_of', { amount: coinLabel(value) }))
        root.setAttribute('aria-label', t('reel', { reel: reel + 1, symbols: values.join(', ') || '–' }))
      }
    },
    mark(cells) {
      root.classList.add('settled')
      for (const cell of cells) cellAt(cell)?.classList.add('hit')
    },
    drawLine(line, cells) {
      const points = cells.map(([reel, row]) => `${reel * 10 + 5},${row * 10 + 5}`).join(' ')
      lines.append(createSvgElement('polyline', { points, class: `line${line % 4}` }))
    },
    clearMarks() {
      root.classList.remove('settled', 'holding')
      lines.replaceChildren()
      for (const hit of root.querySelectorAll('.hit')) hit.classList.remove('hit')
    },
  }
}
