import type { SlotStep, SlotWin } from '../../../engines/slots/slotSteps.ts'
import { frameConfig, t } from '../dom.ts'

const mostWins = 4
const nameOf = (symbol: number): string => frameConfig.symbols[symbol] ?? ''

function speakWin({ type, symbol, count, ways, line }: SlotWin): string {
  const values = { symbol: nameOf(symbol), count, ways, line: (line ?? 0) + 1 }
  switch (type) {
    case 'line':
      return t('speak_line', values)
    case 'ways':
      return t('speak_ways', values)
    case 'cluster':
      return t('speak_cluster', values)
    case 'scatter':
      return t('speak_scatter', values)
    case 'coins':
      return t('speak_coins', values)
    case 'fullGrid':
      return t('full_grid')
  }
}

/** What a round showed, in short, for screen readers: its features, and the highest wins. */
export function speakRound(steps: readonly SlotStep[]): string {
  const freeSpins = steps.reduce((sum, step) => sum + (step.type === 'spin' ? step.freeSpinsWon : 0), 0)
  const cascades = steps.filter(({ type }) => type === 'cascade').length
  const wins = steps
    .flatMap((step) => step.wins)
    .sort((a, b) => b.win - a.win)
    .slice(0, mostWins)
    .map(speakWin)
  return [
    freeSpins ? t('speak_free_spins', { count: freeSpins }) : '',
    cascades ? t('speak_cascades', { count: cascades }) : '',
    wins.length ? `${wins.join(', ')}.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}
