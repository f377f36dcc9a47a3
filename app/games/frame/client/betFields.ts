import { formatKrShort, ore } from '@casino/features/format/money'
import { createChipTable } from './chipTable.ts'
import { createElement, t } from './dom.ts'
import type { GameView, ViewOptions } from './gameView.ts'

interface BetFields extends Required<Pick<GameView, 'bets' | 'lock' | 'layBets' | 'showOthers'>> {
  root: HTMLElement
  /** Sum of the chips, øre. */
  stake(): number
  /** Takes the chips of a settled round off the table, and marks the fields with chips on them that have won. */
  settle(won: readonly string[]): void
  clearWin(): void
}

interface BetFieldsOptions extends ViewOptions {
  /** The bets in the order of their fields. */
  order: readonly string[]
  /** Prefix of their texts: the name of a bet, and with `_pays` what it pays. */
  texts: string
}

const chipText = (amount: number | undefined): string => (amount ? String(amount / 100).replace('.', ',') : '')

/** The fields of a card table, with the tools for the chips. */
export function createBetFields({ order, texts, ...options }: BetFieldsOptions): BetFields {
  const spots = new Map(
    order.map((bet) => {
      const [name, pays] = [t(`${texts}_${bet}`), t(`${texts}_${bet}_pays`)]
      const chip = createElement('span', { class: 'table-chip' })
      const others = createElement('span', { class: 'other-chip', 'aria-hidden': 'true' })
      const root = createElement(
        'button',
        { type: 'button', class: `bet-spot ${bet}` },
        createElement('b', {}, name),
        createElement('small', {}, pays),
        others,
        chip,
      )
      root.onclick = () => chips.lay([bet])
      return [bet, { root, chip, others, name: `${name}, ${pays}` }] as const
    }),
  )
  const clearWin = (): void => {
    for (const { root } of spots.values()) root.classList.remove('hit')
  }
  const chips = createChipTable({
    ...options,
    invitation: 'lay_chips',
    clearWin,
    showChips(bets) {
      for (const [bet, { root, chip, name }] of spots) {
        const amount = bets.get(bet)
        chip.textContent = chipText(amount)
        root.setAttribute('aria-label', amount ? t('bet_with', { bet: name, amount: formatKrShort(ore(amount)) }) : name)
      }
    },
  })
  return {
    root: createElement(
      'div',
      { class: 'bet-table', role: 'group', 'aria-label': t('table') },
      createElement('div', { class: 'bet-spots' }, ...[...spots.values()].map((spot) => spot.root)),
      chips.controls,
    ),
    stake: chips.total,
    bets: () => Object.fromEntries(chips.bets()),
    lock: chips.lock,
    layBets: chips.layBets,
    showOthers(bets) {
      for (const [bet, { others }] of spots) others.textContent = chipText(bets.get(bet))
    },
    settle(won) {
      const staked = chips.collect()
      for (const [bet, { root: spot }] of spots) spot.classList.toggle('hit', won.includes(bet) && staked.has(bet))
    },
    clearWin,
  }
}
