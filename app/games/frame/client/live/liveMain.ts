import { formatKrShort, ore } from '@casino/features/format/money'
import type { LiveBet, LiveState } from '../../../live/liveApi.ts'
import type { FrameFunds, GameOutcome, RoundAction } from '../../frameApi.ts'
import { createDecisions } from '../decisions.ts'
import { frameConfig, t } from '../dom.ts'
import { createFairness } from '../fairness.ts'
import { FrameCallError, FrameNetworkError, newRoundId, post } from '../frameClient.ts'
import { showClosedNotice, showRefusalNotice, showRetryNotice, withdrawFundsNotice } from '../frameNotices.ts'
import { showFunds, showResult } from '../frameStatus.ts'
import { onHostMessage, postToHost } from '../host.ts'
import { openFrame } from '../opening.ts'
import { isGamePaused, setPaused } from '../pause.ts'
import { createStakeSelector } from '../stakeSelector.ts'
import { isStartReady, onStart, showStart } from '../startButton.ts'
import { createView } from '../views.ts'
import { announcementOf, outcomeOf } from './liveAnnouncement.ts'
import { createLivePanel } from './livePanel.ts'
import { type LiveStream, openLiveStream } from './liveStream.ts'

let frameId = ''
/** The table as the server last told it; null before, and while the connection is lost. */
let state: LiveState | null = null
let sending = false
let closed = false
let stream: LiveStream | null = null
/** A bet or decision without an answer: round and phase it was sent in, whether a state shows that it was taken, and the text if none does. */
let unanswered: { number: number; phase: LiveState['phase']; isTaken(own: LiveBet | null): boolean; missing: string } | null = null
/** Round that a bet or a decision came too late for; every text about this round begins by saying so. */
let lateRound = -1
/** Round that the field shows, and what of it. */
let shown = { number: -1, outcome: '' }
/** The states are shown one after the other, each to the end of its animation. */
let showing = Promise.resolve()

const stakes = createStakeSelector(render)
const view = createView(frameConfig.engine, { chipValue: stakes.value, onChange: render })
const fairness = createFairness()
const panel = createLivePanel(render)
const decisions = createDecisions((action) => void decide(action))

const nextStake = (): number => view.stake() ?? stakes.value()
/** False while the table still shows an earlier round, whose end would remove the chips of the next one. */
const mayAct = (phase: LiveState['phase']): boolean =>
  state?.phase === phase && shown.number === state.number && !panel.isOver() && !sending && !isGamePaused()

/** Renders what the player can do now. */
function render(): void {
  const own = state?.own ?? null
  const mayBet = mayAct('betting') && own === null
  showStart(startText(own), mayBet && nextStake() > 0)
  decisions.offer(state?.phase === 'deciding' ? (own?.open?.actions ?? []) : [])
  decisions.lock(!mayAct('deciding'))
  stakes.render({ fixed: !mayBet, freeSpin: null })
  view.lock(!mayBet)
}

function startText(own: LiveBet | null): string {
  if (!state) return t(closed ? 'ended_title' : stream ? 'live_connecting' : 'loading')
  if (sending) return t('live_sending')
  if (own && own.win === null) return t('live_placed', { amount: formatKrShort(ore(own.stake)) })
  if (isGamePaused()) return t('paused')
  if (state.phase !== 'betting' || panel.isOver()) return t('live_wait')
  const stake = nextStake()
  return stake > 0 ? t('live_place', { amount: formatKrShort(ore(stake)) }) : t('live_place_none')
}

/** Takes over a state, unless a newer one has come before it. */
function receive(next: LiveState): void {
  if (state && next.now < state.now) return
  if (state && next.funds.balance > state.funds.balance) withdrawFundsNotice()
  state = next
  panel.showPhase(next)
  render()
  // a state that a newer one has overtaken, for example in a hidden tab, is skipped
  showing = showing.then(() => (next === state ? present(next) : undefined))
}

async function present(next: LiveState): Promise<void> {
  const { number, phase, own, others, seed, commitment } = next
  if (shown.number !== number) {
    shown = { number, outcome: '' }
    view.clear()
    render()
  }
  const outcome = outcomeOf(next)
  const key = JSON.stringify(outcome)
  const isNew = outcome !== null && key !== shown.outcome
  if (own?.bets && (outcome === null || shown.outcome === '')) view.layBets?.(new Map(Object.entries(own.bets)))
  view.showOthers?.(new Map(Object.entries(others.bets)))
  if (phase === 'drawing' && isNew) showResult(t(number === lateRound ? 'ERR_BETS_CLOSED' : 'live_no_more'))
  if (outcome && isNew) {
    shown.outcome = key
    await view.show({ outcome, stake: own?.stake ?? 0, win: own?.win ?? 0, watched: own === null })
  }
  if (phase === 'drawing' || phase === 'result') view.showOthers?.(new Map())
  panel.showResults(next.results)
  showFunds('money', next.funds)
  fairness.show(commitment, seed === null ? null : { commitment, clientSeed: null, seed })
  announce(next, outcome)
  if (isNew && own?.win != null) {
    postToHost({ type: 'balance' })
    postToHost({ type: 'round', running: false })
  }
}

function announce(next: LiveState, outcome: GameOutcome | null): void {
  const { number, phase, own } = next
  if (unanswered) {
    const isTaken = unanswered.isTaken(own)
    const isMissing = !isTaken && unanswered.number === number
    if (isMissing && unanswered.phase === phase) {
      showResult(t(unanswered.missing))
      return
    }
    if (isMissing) lateRound = number
    if (own && isTaken) tellHost(own)
    unanswered = null
  }
  const { text, ...options } = announcementOf(next, outcome, view, number === lateRound)
  showResult(text, options)
}

async function bet(): Promise<void> {
  if (!isStartReady() || !state) return
  const body = { roundId: newRoundId(), number: state.number, stake: nextStake(), bets: view.bets() }
  await send('/game/live/bet', body, (own) => own?.roundId === body.roundId)
}

async function decide({ name }: RoundAction): Promise<void> {
  if (!mayAct('deciding') || !state?.own?.open) return
  const { roundId, open } = state.own
  const body = { roundId, stepId: newRoundId(), position: open.position, action: name }
  await send('/game/live/step', body, (own) => own?.open?.position !== open.position)
}

/** Sends a bet or a decision. `isTaken`: whether the player's bet in a state shows that it was taken. */
async function send(path: string, body: object, isTaken: (own: LiveBet | null) => boolean): Promise<void> {
  const { number, phase } = state ?? { number: -1, phase: 'betting' as const }
  sending = true
  unanswered = null
  render()
  try {
    receive(await post<LiveState>(path, { frame: frameId, ...body }))
  } catch (error) {
    // the stream may have been faster than the answer that was lost
    if (!(error instanceof FrameNetworkError)) handleError(error, number)
    else if (!state || !isTaken(state.own)) {
      showResult(t('live_unsure'))
      unanswered = { number, phase, isTaken, missing: phase === 'betting' ? 'live_bet_missing' : 'live_step_missing' }
      stream?.renew()
    }
  }
  sending = false
  render()
  if (state?.own && isTaken(state.own)) tellHost(state.own)
}

/** Tells the host page about an accepted bet. */
function tellHost({ win }: LiveBet): void {
  postToHost({ type: 'balance' })
  postToHost({ type: 'round', running: win === null })
}

/** `round`: the round of the failed call. */
function handleError(error: unknown, round = -1): void {
  if (!(error instanceof FrameCallError)) throw error
  else if (error.code === 'ERR_BETS_CLOSED') {
    lateRound = round
    showResult(t(error.code))
  } else if (error.code === 'ERR_UNAUTHENTICATED') close(error.data.frameClosed ? 'idle' : 'session')
  else showRefusalNotice(error, 'money', () => undefined)
}

function close(cause: 'idle' | 'session'): void {
  state = null
  closed = true
  panel.showLost()
  render()
  showClosedNotice('money', cause)
}

async function start(): Promise<void> {
  try {
    const opened = await openFrame()
    frameId = opened.frame
    showOpened(opened.funds)
  } catch (error) {
    if (error instanceof FrameNetworkError) showRetryNotice(false, () => void start())
    else handleError(error)
  }
}

function showOpened(funds: FrameFunds): void {
  showFunds('money', funds)
  stream = openLiveStream(frameId, {
    onState: receive,
    onLost() {
      state = null
      panel.showLost()
      render()
    },
    onEnd: close,
  })
}

onStart(() => void bet())
onHostMessage({
  pause(paused) {
    setPaused(paused)
    render()
  },
  balance(total) {
    if (state && total !== state.funds.balance) stream?.renew()
  },
})
panel.showLost()
render()
void start()
