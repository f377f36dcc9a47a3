import { formatKrShort, ore } from '@casino/features/format/money'
import { createElement, frameConfig, t } from './dom.ts'
import { colorOf } from './rouletteWheel.ts'

const outsideBets = ['dozen1', 'dozen2', 'dozen3', 'low', 'even', 'red', 'black', 'odd', 'high']
const isStraightUp = (bet: string): boolean => bet.startsWith('n')
const betName = (bet: string): string => (isStraightUp(bet) ? t('number', { number: bet.slice(1) }) : t(bet))

interface BettingTableOptions {
  /** Value of the next chip, øre. */
  chipValue(): number
  /** Called when the bets change. */
  onChange(): void
}

interface BettingTable {
  root: HTMLElement
  /** Amounts in øre by bet. */
  bets: ReadonlyMap<string, number>
  /** Sum of the bets, øre. */
  stake(): number
  /** Locks or unlocks the bets; locked ones are those that the player may repeat. */
  lock(locked: boolean): void
  /** Marks the winning bets, or removes the marks. */
  highlight(wins: readonly string[]): void
}

/** Table of roulette: a button per bet, the total, and the tools to repeat and clear the bets. */
export function createBettingTable({ chipValue, onChange }: BettingTableOptions): BettingTable {
  const bets = new Map<string, number>()
  let last = new Map<string, number>()
  let locked = false
  const spotButtons = new Map<string, HTMLButtonElement>()
  const total = createElement('output', { class: 'total', 'aria-live': 'polite' })
  const limit = Math.max(...frameConfig.stakes)
  const stake = (): number => [...bets.values()].reduce((all, amount) => all + amount, 0)

  function renderBets(): void {
    for (const [bet, button] of spotButtons) renderSpot(button, bet, bets.get(bet))
    total.textContent = bets.size ? `${t('total_stake')}: ${formatKrShort(ore(stake()))}` : t('place_bets')
  }

  function update(change: () => void): void {
    change()
    renderBets()
    onChange()
  }

  const createSpot = (bet: string, colorClass: string): HTMLButtonElement => {
    const label = createElement('span', {}, isStraightUp(bet) ? bet.slice(1) : t(bet))
    const button = createElement('button', { type: 'button', class: `spot ${colorClass}` }, label)
    button.onclick = () => {
      if (locked) return
      if (stake() + chipValue() > limit) total.textContent = t('table_limit', { amount: formatKrShort(ore(limit)) })
      else update(() => bets.set(bet, (bets.get(bet) ?? 0) + chipValue()))
    }
    spotButtons.set(bet, button)
    return button
  }

  const createToolButton = (key: string, run: () => void): HTMLButtonElement => {
    const button = createElement('button', { type: 'button', class: 'plain' }, t(key))
    button.onclick = () => !locked && update(run)
    return button
  }

  const repeat = (): void => {
    bets.clear()
    for (const [bet, amount] of last) bets.set(bet, amount)
  }
  const tools = [createToolButton('repeat', repeat), createToolButton('clear', () => bets.clear())]
  const root = createElement(
    'div',
    { class: 'felt', role: 'group', 'aria-label': t('table') },
    ...createSpots(createSpot),
    createElement('div', { class: 'tools' }, total, ...tools),
  )
  renderBets()

  return {
    root,
    bets,
    stake,
    lock(now) {
      locked = now
      if (now) last = new Map(bets)
    },
    highlight(wins) {
      for (const [bet, button] of spotButtons) button.classList.toggle('hit', wins.includes(bet))
    },
  }
}

/** The fields of the table: the numbers, then the outside bets. */
function createSpots(createSpot: (bet: string, colorClass: string) => HTMLElement): HTMLElement[] {
  const numbers = Array.from({ length: 36 }, (_, i) => createSpot(`n${i + 1}`, colorOf(i + 1)))
  const sides = outsideBets.map((bet) => createSpot(bet, bet === 'red' || bet === 'black' ? bet : ''))
  return [
    createElement('div', { class: 'numbers' }, createSpot('n0', 'green zero'), ...numbers),
    createElement('div', { class: 'sides' }, ...sides),
  ]
}

/** Shows the chip of a bet. `amount` in øre; undefined without a bet. */
function renderSpot(button: HTMLButtonElement, bet: string, amount: number | undefined): void {
  button.querySelector('.jeton')?.remove()
  button.classList.remove('hit')
  if (amount) button.append(createElement('span', { class: 'jeton' }, String(amount / 100).replace('.', ',')))
  button.setAttribute('aria-label', amount ? t('bet_with', { bet: betName(bet), amount: formatKrShort(ore(amount)) }) : betName(bet))
}
