import { reelCount, rowCount, scatterSymbol, wildSymbol } from '../../engines/slotModel.ts'
import type { GameOutcome, RoundResponse } from '../frameApi.ts'
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

/** View of slots: reels of symbols, and the lines that won. */
export function createSlotView(): GameView {
  const lines = createSvgElement('svg', {
    class: 'lines',
    viewBox: `0 0 ${reelCount * 10} ${rowCount * 10}`,
    'aria-hidden': 'true',
    preserveAspectRatio: 'none',
  })
  const strips = reelNumbers.map(() => createElement('div', { class: 'strip' }))
  const reels = strips.map((strip) => createElement('div', { class: 'reel', role: 'img' }, strip))
  const frame = createElement('div', { class: 'reels', role: 'group', 'aria-label': t('reels') }, ...reels, lines)
  elementById('field').append(frame)
  let grid: readonly (readonly number[])[] = reelNumbers.map((reel) =>
    rowNumbers.map((row) => (reel * 2 + row * 3 + (reel === 2 ? 1 : 0)) % ordinarySymbols),
  )
  grid.forEach(setReel)

  function setReel(column: readonly number[], reel: number): void {
    strips[reel]?.replaceChildren(...column.map(createCell))
    reels[reel]?.setAttribute(
      'aria-label',
      t('reel', { reel: reel + 1, symbols: column.map((symbol) => frameConfig.symbols[symbol] ?? '').join(', ') }),
    )
  }

  /** Animates a reel: the new symbols scroll in from above, after some random ones, and push out the old ones. */
  async function spinReel(column: readonly number[], reel: number): Promise<void> {
    const strip = strips[reel]
    const old = grid[reel] ?? []
    if (!strip) return
    const passing = Array.from({ length: passingSymbols + reel * 3 }, () => Math.floor(Math.random() * ordinarySymbols))
    setReel(column, reel)
    const extra = [...passing, ...old].map(createCell)
    strip.append(...extra)
    const share = (extra.length / rowCount) * 100
    await animate(strip, [{ transform: `translateY(-${share}%)` }, { transform: 'none' }], 620 + reel * 210, 'cubic-bezier(.3,.5,.3,1.06)')
    for (const each of extra) each.remove()
  }

  function markWins({ outcome, win, stake }: RoundResponse): void {
    if (outcome.type !== 'slot' || win === 0) return
    const hits = new Set<string>()
    for (const { line, count } of outcome.lines) {
      const path = (frameConfig.paylines[line] ?? []).slice(0, count)
      for (const [reel, row] of path.entries()) hits.add(`${reel} ${row}`)
      // A win up to the stake is a net loss or zero, so its lines are not highlighted.
      if (win > stake)
        lines.append(createSvgElement('polyline', { points: path.map((row, reel) => `${reel * 10 + 5},${row * 10 + 5}`).join(' ') }))
    }
    if (outcome.scatters)
      for (const [reel, column] of grid.entries())
        for (const [row, symbol] of column.entries()) if (symbol === scatterSymbol) hits.add(`${reel} ${row}`)
    frame.classList.add('settled')
    for (const hit of hits) {
      const [reel = 0, row = 0] = hit.split(' ').map(Number)
      strips[reel]?.children[row]?.classList.add('hit')
    }
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
      await Promise.all(answer.outcome.grid.map(spinReel))
      grid = answer.outcome.grid
      markWins(answer)
    },
    describe: (_: GameOutcome) => '',
  }
}
