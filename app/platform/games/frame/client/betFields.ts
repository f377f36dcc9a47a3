import { formatKrShort, ore } from '@casino/features/format/money'
import { createChipTools } from './chipTools.ts'
import { createElement, frameConfig, t } from './dom.ts'
import type { GameView, ViewOptions } from './gameView.ts'
import { createLaidChips } from './laidChips.ts'

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
export function createBetFields({ order, texts, chipValue, onChange }: BetFieldsOptions): BetFields {
  const limit = Math.max(...frameConfig.stakes)
  const chips = createLaidChips(limit)
  let locked = false
  const total = createElement('output', { class: 'total', 'aria-live': 'polite' })
  const tools = createChipTools(chips, (run) => change(run))

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
      root.onclick = () => lay(bet)
      return [bet, { root, chip, others, name: `${name}, ${pays}` }] as const
    }),
  )

  function lay(bet: string): void {
    const amount = chipValue()
    if (!locked && chips.total() + amount > limit) total.textContent = t('table_limit', { amount: formatKrShort(ore(limit)) })
    else change(() => chips.lay([bet], amount))
  }

  function render(): void {
    for (const [bet, { root, chip, name }] of spots) {
      const amount = chips.bets.get(bet)
      chip.textContent = chipText(amount)
      root.setAttribute('aria-label', amount ? t('bet_with', { bet: name, amount: formatKrShort(ore(amount)) }) : name)
    }
    total.textContent = chips.bets.size ? t('total', { amount: formatKrShort(ore(chips.total())) }) : locked ? '' : t('lay_chips')
    tools.render(locked)
  }

  function change(run: () => void): void {
    if (locked) return
    run()
    clearWin()
    render()
    onChange()
  }
  function clearWin(): void {
    for (const { root } of spots.values()) root.classList.remove('hit')
  }

  const root = createElement(
    'div',
    { class: 'bet-table', role: 'group', 'aria-label': t('table') },
    createElement('div', { class: 'bet-spots' }, ...[...spots.values()].map((spot) => spot.root)),
    createElement('div', { class: 'tools' }, total, ...tools.buttons),
  )
  render()
  return {
    root,
    stake: chips.total,
    bets: () => Object.fromEntries(chips.bets),
    lock(now) {
      if (now === locked) return
      locked = now
      render()
    },
    layBets(bets) {
      chips.set(bets)
      render()
    },
    showOthers(bets) {
      for (const [bet, { others }] of spots) others.textContent = chipText(bets.get(bet))
    },
    settle(won) {
      const staked = chips.collect()
      render()
      for (const [bet, { root: spot }] of spots) spot.classList.toggle('hit', won.includes(bet) && staked.has(bet))
    },
    clearWin,
  }
}
