import type { Cell, SlotStep } from '../../../engines/slots/slotSteps.ts'
import { createElement, elementById, frameConfig, t } from '../dom.ts'
import type { GameView, ShownRound } from '../gameView.ts'
import { createCounter } from './amounts.ts'
import { createPlayback, type Playback } from './playback.ts'
import { createSlotGrid } from './slotGrid.ts'
import { createSlotSound } from './slotSound.ts'
import { speakRound } from './slotSpeech.ts'

type StepOf<T extends SlotStep['type']> = Extract<SlotStep, { type: T }>

/** Milliseconds that the player gets to see things. */
const seen = { banner: 1500, wins: 750, nothing: 350, beforeBonus: 900 }

/** View of slots: plays back the steps of a settled round on the reels. */
export function createSlotView(): GameView {
  const layout = frameConfig.slot
  if (!layout) throw new Error('the page of a slot has its layout')
  const sound = createSlotSound()
  const grid = createSlotGrid(layout.grid)
  const cellCount = layout.grid.length * layout.rows
  const progress = createElement('span', { class: 'progress' })
  const multiplier = createElement('span', { class: 'times' })
  const sum = createElement('span', { class: 'sum' })
  const skip = createElement('button', { type: 'button', class: 'quiet skip', hidden: '' }, t('skip_round'))
  const head = createElement('div', { class: 'slot-head' }, progress, multiplier, sum)
  const banner = createElement('p', { class: 'banner', role: 'status' })
  const stage = createElement('div', { class: 'slot', 'data-model': layout.type }, head, grid.root, banner)
  elementById('field').append(stage)
  // in the place of the result, which is not known yet
  elementById('result').before(skip)
  const countTo = createCounter((amount) => {
    sum.textContent = t('round_sum', { amount })
  })

  const hear = (name: Parameters<typeof sound.play>[0], playback: Playback): void => {
    if (!playback.isSkipped()) sound.play(name)
  }

  /** Shows the wins of a step. Only what exceeds the stake so far is drawn as a win. */
  function markWins({ wins }: SlotStep, isWin: boolean): void {
    if (wins.length > 0) grid.mark(wins.flatMap(({ cells }) => cells))
    for (const { line, cells } of wins) if (isWin && line !== null) grid.drawLine(line, cells)
  }

  async function announce(lines: readonly string[], playback: Playback): Promise<void> {
    banner.replaceChildren(...lines.map((line, i) => createElement(i ? 'span' : 'strong', { class: 'line' }, line)))
    banner.classList.add('open')
    hear('feature', playback)
    await playback.wait(seen.banner)
    banner.classList.remove('open')
  }

  const showMultiplier = (times: number): void => {
    multiplier.textContent = times > 1 ? t('multiplier', { times }) : ''
  }

  async function showSpin(step: StepOf<'spin'>, freeSpins: number, playback: Playback): Promise<void> {
    if (step.freeSpin !== null) progress.textContent = t('free_spin_of', { spin: step.freeSpin, count: freeSpins })
    showMultiplier(step.multiplier)
    await grid.spin(step.grid, step.coins, playback, () => hear('stop', playback))
    await grid.expand(step.expandedReels, playback)
  }

  async function showRespin(step: StepOf<'respin'>, playback: Playback): Promise<void> {
    if (step.wins.length === 0) {
      await grid.respin(step.coins, playback)
      hear('stop', playback)
    }
    const coins = t('coins_held', { count: step.coins.length, cells: cellCount })
    progress.textContent = step.wins.length > 0 ? coins : `${coins}. ${t('respins_left', { count: step.respinsLeft })}`
  }

  async function play({ stake }: ShownRound, steps: readonly SlotStep[], playback: Playback): Promise<void> {
    let won = 0
    let removed: readonly Cell[] = []
    const [first] = steps
    const freeSpins = first?.type === 'spin' ? first.freeSpinsWon : 0
    for (const [i, step] of steps.entries()) {
      if (step.type !== 'respin' || i === 1) grid.clearMarks()
      if (step.type === 'spin') await showSpin(step, freeSpins, playback)
      else if (step.type === 'cascade') {
        showMultiplier(step.multiplier)
        await grid.fall(step.grid, removed, playback)
        hear('fall', playback)
      } else {
        if (i === 1) await announce([t('hold_banner')], playback)
        await showRespin(step, playback)
      }
      removed = step.wins.flatMap(({ cells }) => cells)
      won += step.win
      markWins(step, won > stake)
      if (steps.length > 1 && won > 0) countTo(won)
      if (step.wins.some(({ type }) => type === 'fullGrid')) await announce([t('full_grid')], playback)
      if (i + 1 < steps.length) await playback.wait(step.win > 0 ? seen.wins : seen.nothing)
      if (step.type === 'spin' && step.freeSpinsWon > 0) {
        await playback.wait(seen.beforeBonus)
        await announce(freeSpinsTexts(steps), playback)
      }
    }
    sum.classList.toggle('won', won > stake)
    if (won > stake) sound.play('win')
  }

  return {
    stake: () => null,
    bets: () => undefined,
    lock: () => undefined,
    clear() {
      grid.clearMarks()
      for (const each of [progress, multiplier, sum]) each.textContent = ''
      sum.classList.remove('won')
      countTo(0)
      sum.textContent = ''
    },
    async show(answer) {
      if (answer.outcome.type !== 'slot') return
      const { steps } = answer.outcome
      const playback = createPlayback(stage)
      skip.hidden = steps.length < 3
      skip.onclick = () => playback.skip()
      await play(answer, steps, playback)
      if (document.activeElement === skip) elementById<HTMLElement>('go').focus({ preventScroll: true })
      skip.hidden = true
    },
    describe: () => '',
    speak: (outcome) => (outcome.type === 'slot' ? speakRound(outcome.steps) : ''),
  }
}

/** What starts: how many free spins, and what their wins are multiplied by. */
function freeSpinsTexts(steps: readonly SlotStep[]): string[] {
  const free = steps.filter((step) => step.type === 'spin' && step.freeSpin !== null) as readonly StepOf<'spin'>[] // the filter's type
  const [first, second] = free
  const grows = first && second && first.multiplier !== second.multiplier
  return [
    t('free_spins_banner', { count: free.length }),
    grows ? t('free_spins_banner_growing') : t('free_spins_banner_times', { times: first?.multiplier ?? 1 }),
  ]
}
