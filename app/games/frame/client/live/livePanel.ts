import { formatKrShort, ore } from '@casino/features/format/money'
import { baccaratTotal } from '../../../engines/baccarat.ts'
import { blackjackPoints } from '../../../engines/blackjack.ts'
import { isRed } from '../../../engines/roulette.ts'
import type { LiveResult, LiveState } from '../../../live/liveApi.ts'
import { createElement, elementById, frameConfig, prefersReducedMotion, t } from '../dom.ts'

/** A result in the row of results: its class, what is seen, and what screen readers hear. */
function describeResult({ outcome }: LiveResult): { name: string; text: string; spoken: string } {
  if (outcome.type === 'roulette') {
    const color = outcome.pocket === 0 ? 'green' : isRed(outcome.pocket) ? 'red' : 'black'
    return { name: color, text: String(outcome.pocket), spoken: `${outcome.pocket}, ${t(color).toLowerCase()}` }
  }
  if (outcome.type === 'baccarat') {
    const name = t(`baccarat_${outcome.result}`)
    const points = baccaratTotal(outcome.result === 'banker' ? outcome.banker : outcome.player)
    return { name: `side-${outcome.result}`, text: `${name.slice(0, 1)}${points}`, spoken: `${name}, ${t('points', { points })}` }
  }
  if (outcome.type !== 'blackjack') return { name: '', text: '', spoken: '' }
  const { points } = blackjackPoints(outcome.dealer)
  return { name: points > 21 ? 'bust' : '', text: String(points), spoken: t('live_dealer_had', { points }) }
}

const krOf = (amount: number): string => formatKrShort(ore(amount))

interface LivePanel {
  /** Shows where the round is, and starts the countdown of the phase. */
  showPhase(state: LiveState): void
  showResults(results: readonly LiveResult[]): void
  /** The connection is lost: the countdown stops. */
  showLost(): void
  /** Whether the time of the phase has run out, by the server's clock. */
  isOver(): boolean
}

/** The panel of a live table: the dealer, the phase with its countdown, the other players and the latest results. `onOver` is called when the time has run out. */
export function createLivePanel(onOver: () => void): LivePanel {
  const root = elementById<HTMLElement>('live')
  const [phase, others] = [createElement('strong'), createElement('span', { class: 'live-others' })]
  const seconds = createElement('span', { class: 'live-seconds', role: 'timer', 'aria-live': 'off' })
  const fill = createElement('span')
  const results = createElement('ol', { class: 'live-results', 'aria-label': t('live_results') })
  root.append(
    createElement('div', { class: 'live-phase' }, phase, others),
    seconds,
    createElement('div', { class: 'live-time', 'aria-hidden': 'true' }, fill),
    results,
  )
  // of a table where nobody else has bet
  const stakesText = t('live_stakes', { least: krOf(Math.min(...frameConfig.stakes)), most: krOf(Math.max(...frameConfig.stakes)) })
  let endsAt = 0
  let timer: ReturnType<typeof setInterval> | undefined
  let running: Animation | undefined

  function renderSeconds(): void {
    const left = Math.max(0, Math.ceil((endsAt - performance.now()) / 1000))
    seconds.textContent = String(left)
    seconds.setAttribute('aria-label', t('live_seconds', { seconds: left }))
    seconds.classList.toggle('last', left <= 5)
    if (left > 0) return
    clearInterval(timer)
    onOver()
  }

  return {
    isOver: () => performance.now() >= endsAt,
    showPhase({ phase: name, now, endsAt: end, others: { stakes } }) {
      root.dataset.phase = name
      phase.textContent = t(`live_${name}`)
      const amount = krOf(stakes.reduce((sum, stake) => sum + stake, 0))
      others.textContent = stakes.length
        ? t(stakes.length === 1 ? 'live_other' : 'live_others', { count: stakes.length, amount })
        : stakesText
      const left = end - now
      endsAt = performance.now() + left
      clearInterval(timer)
      timer = setInterval(renderSeconds, 250)
      renderSeconds()
      running?.cancel()
      const share = left / (1000 * (frameConfig.live?.[name] ?? 1))
      fill.style.transform = `scaleX(${share})`
      if (!prefersReducedMotion())
        running = fill.animate([{ transform: `scaleX(${share})` }, { transform: 'scaleX(0)' }], { duration: left, fill: 'forwards' })
    },
    showResults(latest) {
      results.replaceChildren(
        ...latest.map((result) => {
          const { name, text, spoken } = describeResult(result)
          return createElement(
            'li',
            { class: name },
            createElement('span', { 'aria-hidden': 'true' }, text),
            createElement('span', { class: 'hidden' }, spoken),
          )
        }),
      )
    },
    showLost() {
      delete root.dataset.phase
      phase.textContent = t('live_connecting')
      others.textContent = ''
      clearInterval(timer)
      running?.cancel()
      fill.style.transform = 'scaleX(0)'
      seconds.textContent = ''
      endsAt = 0
    },
  }
}
