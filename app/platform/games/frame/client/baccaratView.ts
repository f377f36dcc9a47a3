import { formatKrShort, ore } from '@casino/features/format/money'
import { type BaccaratBet, baccaratBets, baccaratTotal } from '../../engines/baccarat.ts'
import { createCardHand, pointsText } from './cardHand.ts'
import { createChipTools } from './chipTools.ts'
import { createElement, elementById, frameConfig, t } from './dom.ts'
import type { GameView, OutcomeText, ViewOptions } from './gameView.ts'
import { createLaidChips } from './laidChips.ts'
import { cardNames } from './playingCard.ts'

const order: readonly BaccaratBet[] = ['player', 'tie', 'banker']

/** View of baccarat: two hands and three fields for chips. `chipValue` returns the value of the next chip in øre. */
export function createBaccaratView({ chipValue, onChange }: ViewOptions): GameView {
  const hands = { player: createCardHand(t('baccarat_player')), banker: createCardHand(t('baccarat_banker')) }
  const table = createBaccaratBets(chipValue, onChange)
  elementById('field').append(
    createElement(
      'div',
      { class: 'card-table' },
      createElement('div', { class: 'hands' }, hands.player.root, hands.banker.root),
      table.root,
    ),
  )
  return {
    busyText: 'dealing',
    stake: table.stake,
    bets: table.bets,
    lock: table.lock,
    layBets: table.layBets,
    showOthers: table.showOthers,
    clear() {
      for (const hand of Object.values(hands)) hand.clear()
      table.clearWin()
    },
    async show({ outcome }) {
      if (outcome.type !== 'baccarat') return
      const { player, banker, result } = outcome
      // In the order of the shoe: by turns, the player's third card before the bank's.
      for (const [i, card] of player.entries()) {
        await hands.player.deal(card)
        const other = banker[i]
        if (other !== undefined) await hands.banker.deal(other)
      }
      if (player.length < banker.length) await hands.banker.deal(banker[player.length] ?? 0)
      hands.player.setPoints(String(baccaratTotal(player)))
      hands.banker.setPoints(String(baccaratTotal(banker)))
      if (result !== 'tie') hands[result].root.classList.add('hit')
      table.settle(result)
    },
    ...baccaratText,
  }
}

/** A round in words. */
export const baccaratText: OutcomeText = {
  describe: (outcome) => (outcome.type === 'baccarat' ? t(`baccarat_${outcome.result}_result`) : ''),
  speak(outcome) {
    if (outcome.type !== 'baccarat') return ''
    const of = (name: string, cards: readonly number[]): string => `${t(name)}: ${cardNames(cards)}, ${pointsText(baccaratTotal(cards))}.`
    return `${of('baccarat_player', outcome.player)} ${of('baccarat_banker', outcome.banker)}`
  },
}

const chipText = (amount: number | undefined): string => (amount ? String(amount / 100).replace('.', ',') : '')

/** The three fields of the table, with the tools for the chips. */
function createBaccaratBets(chipValue: () => number, onChange: () => void) {
  const limit = Math.max(...frameConfig.stakes)
  const chips = createLaidChips(limit)
  let locked = false
  const total = createElement('output', { class: 'total', 'aria-live': 'polite' })
  const tools = createChipTools(chips, (run) => change(run))

  const spots = new Map(
    order.map((bet) => {
      const chip = createElement('span', { class: 'table-chip' })
      const others = createElement('span', { class: 'other-chip', 'aria-hidden': 'true' })
      const root = createElement(
        'button',
        { type: 'button', class: `bet-spot ${bet}` },
        createElement('b', {}, t(`baccarat_${bet}`)),
        createElement('small', {}, t(`baccarat_${bet}_pays`)),
        others,
        chip,
      )
      root.onclick = () => lay(bet)
      return [bet, { root, chip, others }] as const
    }),
  )

  function lay(bet: BaccaratBet): void {
    const amount = chipValue()
    if (!locked && chips.total() + amount > limit) total.textContent = t('table_limit', { amount: formatKrShort(ore(limit)) })
    else change(() => chips.lay([bet], amount))
  }

  function render(): void {
    for (const [bet, { root, chip }] of spots) {
      const amount = chips.bets.get(bet)
      const text = amount ? formatKrShort(ore(amount)) : ''
      chip.textContent = chipText(amount)
      const name = `${t(`baccarat_${bet}`)}, ${t(`baccarat_${bet}_pays`)}`
      root.setAttribute('aria-label', amount ? t('bet_with', { bet: name, amount: text }) : name)
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
    lock(now: boolean) {
      if (now === locked) return
      locked = now
      render()
    },
    layBets(bets: ReadonlyMap<string, number>) {
      chips.set(bets)
      render()
    },
    showOthers(bets: ReadonlyMap<string, number>) {
      for (const [bet, { others }] of spots) others.textContent = chipText(bets.get(bet))
    },
    /** Takes the chips of a settled round off the table, and marks the field that won with chips on it. */
    settle(result: BaccaratBet) {
      const staked = chips.collect()
      render()
      for (const bet of baccaratBets) spots.get(bet)?.root.classList.toggle('hit', bet === result && staked.has(bet))
    },
    clearWin,
  }
}
