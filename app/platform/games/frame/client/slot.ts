import { scatter } from '../../engines/slot-model.ts'
import type { RoundAnswer, RoundOutcome } from '../wire.ts'
import { draw, make, move, need, page, t } from './dom.ts'
import type { View } from './view.ts'

const rows = 3
const runIn = 9

const cell = (symbol: number): HTMLElement => make('div', { class: 'cell' }, draw('svg', {}, draw('use', { href: `#s${symbol}` })))

/** View of slots: five reels with three rows. */
export function slotView(): View {
  const lines = draw('svg', { class: 'lines', viewBox: '0 0 50 30', 'aria-hidden': 'true', preserveAspectRatio: 'none' })
  const strips = [0, 1, 2, 3, 4].map(() => make('div', { class: 'strip' }))
  const reels = strips.map((strip) => make('div', { class: 'reel', role: 'img' }, strip))
  const frame = make('div', { class: 'reels', role: 'group', 'aria-label': t('reels') }, ...reels, lines)
  need('field').append(frame)
  let grid: readonly (readonly number[])[] = [0, 1, 2, 3, 4].map((reel) =>
    [0, 1, 2].map((row) => (reel * 2 + row * 3 + (reel === 2 ? 1 : 0)) % 7),
  )
  grid.forEach(set)

  function set(column: readonly number[], reel: number): void {
    strips[reel]?.replaceChildren(...column.map(cell))
    reels[reel]?.setAttribute(
      'aria-label',
      t('reel', { reel: reel + 1, symbols: column.map((symbol) => page.symbols[symbol] ?? '').join(', ') }),
    )
  }

  /** Animates a reel: the new symbols scroll in from above, after some random ones, and push out the old ones. */
  async function turn(column: readonly number[], reel: number): Promise<void> {
    const strip = strips[reel]
    const old = grid[reel] ?? []
    if (!strip) return
    const passing = Array.from({ length: runIn + reel * 3 }, () => Math.floor(Math.random() * 7))
    set(column, reel)
    const extra = [...passing, ...old].map(cell)
    strip.append(...extra)
    const share = (extra.length / rows) * 100
    await move(strip, [{ transform: `translateY(-${share}%)` }, { transform: 'none' }], 620 + reel * 210, 'cubic-bezier(.3,.5,.3,1.06)')
    for (const each of extra) each.remove()
  }

  function mark({ outcome, win, stake }: RoundAnswer): void {
    if (outcome.type !== 'slot' || win === 0) return
    const hits = new Set<string>()
    for (const { line, count } of outcome.lines) {
      const path = (page.paylines[line] ?? []).slice(0, count)
      for (const [reel, row] of path.entries()) hits.add(`${reel} ${row}`)
      // A win up to the stake is a net loss or zero, so its lines are not highlighted.
      if (win > stake) lines.append(draw('polyline', { points: path.map((row, reel) => `${reel * 10 + 5},${row * 10 + 5}`).join(' ') }))
    }
    if (outcome.scatters)
      for (const [reel, column] of grid.entries())
        for (const [row, symbol] of column.entries()) if (symbol === scatter) hits.add(`${reel} ${row}`)
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
      await Promise.all(answer.outcome.grid.map(turn))
      grid = answer.outcome.grid
      mark(answer)
    },
    describe: (_: RoundOutcome) => '',
  }
}
