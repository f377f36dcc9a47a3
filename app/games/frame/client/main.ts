import { formatKrShort, ore } from '@casino/features/format/money'
import type { FrameBet, FrameFunds, FrameStep, OpenFrameResponse, RoundAction, RoundResponse } from '../frameApi.ts'
import { createCurrentFunds } from './currentFunds.ts'
import { createDecisions } from './decisions.ts'
import { elementById, frameConfig, prefersReducedMotion, t } from './dom.ts'
import { createFairness } from './fairness.ts'
import { FrameCallError, FrameNetworkError, newRoundId, post } from './frameClient.ts'
import { showClosedNotice, showRefusalNotice, showRetryNotice, withdrawFundsNotice } from './frameNotices.ts'
import { showFunds, showResult } from './frameStatus.ts'
import { onHostMessage, postToHost } from './host.ts'
import { openFrame } from './opening.ts'
import { isGamePaused, setPaused } from './pause.ts'
import { resultText } from './resultText.ts'
import { createStakeSelector } from './stakeSelector.ts'
import { isStartReady, onStart, showStart } from './startButton.ts'
import { createView } from './views.ts'

/** A request that begins a round, or makes a decision in one. */
interface PendingRequest {
  path: '/game/spin' | '/game/step'
  body: FrameBet | FrameStep
  /** What it debits, øre. */
  cost: number
}

const useFreeSpinsBox = elementById<HTMLInputElement>('use-spins')

let frameId = ''
let mode: OpenFrameResponse['mode'] = 'free'
const funds = createCurrentFunds(() => post<FrameFunds>('/game/funds', { frame: frameId }))
let busy = true
let readyAt = 0
/** Request without a response yet. Retries send the same ids, so that nothing is paid twice. */
let pending: PendingRequest | null = null
/** Round that waits for a decision. */
let openRound: { roundId: string; position: number; actions: readonly RoundAction[] } | null = null

const stakes = createStakeSelector(render)
const view = createView(frameConfig.engine, { chipValue: stakes.value, onChange: render })

const isFreeSpin = (): boolean => funds.value.freeSpins > 0 && useFreeSpinsBox.checked
const nextStake = (): number => view.stake() ?? (isFreeSpin() ? funds.value.freeSpinValue : stakes.value())

const fairness = createFairness()
const decisions = createDecisions((action) => void decide(action.name, action.raise))

/** Renders the state: stake selector, free spins and spin button. */
function render(): void {
  const wait = Math.ceil((readyAt - performance.now()) / 1000)
  const decision = openRound && view.decision?.()
  const ready = !busy && !isGamePaused() && (openRound ? decision : wait <= 0 && nextStake() > 0)
  showStart(startText(wait, decision?.text), Boolean(ready))
  decisions.offer(openRound && !decision ? openRound.actions : [])
  decisions.lock(busy || isGamePaused())
  const free = isFreeSpin()
  stakes.render({ fixed: busy || free || openRound !== null, freeSpin: free ? funds.value.freeSpinValue : null })
  elementById('spins').toggleAttribute('hidden', funds.value.freeSpins === 0)
  elementById('spins-left').textContent = `${t('free_spins')}: ${funds.value.freeSpins}`
  view.lock(busy)
  if (!busy && !openRound && wait > 0) setTimeout(render, Math.min(500, readyAt - performance.now() + 20))
}

function startText(wait: number, decision: string | undefined): string {
  if (!frameId) return t('loading')
  if (busy) return t(view.busyText ?? 'spinning')
  if (isGamePaused()) return t('paused')
  if (decision) return t(decision)
  return wait > 0 && !openRound ? t('spin_wait', { seconds: wait }) : t(view.startText ?? 'spin')
}

const renderFunds = (balance?: number): void => showFunds(mode, funds.value, balance)

function startGap(ms: number): void {
  readyAt = performance.now() + ms
  if (ms > 0 && !prefersReducedMotion())
    elementById('gap').animate([{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }], { duration: ms })
  render()
}

async function play(): Promise<void> {
  if (!isStartReady()) return
  const decision = openRound && view.decision?.()
  if (decision) return decide(decision.action, 0)
  const stake = nextStake()
  const body = { roundId: newRoundId(), stake, freeSpin: isFreeSpin(), bets: view.bets(), ...fairness.bet() }
  view.clear()
  await send({ path: '/game/spin', body, cost: body.freeSpin ? 0 : stake })
}

async function decide(action: string, cost: number): Promise<void> {
  if (!openRound || busy || isGamePaused()) return
  const { roundId, position } = openRound
  await send({ path: '/game/step', body: { roundId, stepId: newRoundId(), position, action }, cost })
}

async function send(request: PendingRequest): Promise<void> {
  pending = request
  busy = true
  render()
  postToHost({ type: 'round', running: true })
  showResult(t(view.busyText ?? 'spinning'))
  renderFunds(Math.max(0, funds.value.balance - request.cost))
  try {
    const answer = await post<RoundResponse>(request.path, { frame: frameId, ...request.body })
    pending = null
    await showAnswer(answer)
    postToHost({ type: 'balance' })
    postToHost({ type: 'round', running: false })
  } catch (error) {
    busy = false
    renderFunds()
    handleError(error, request)
  }
}

/** Shows how a round stands, and what it offers; resolves when the animation has ended. */
async function showAnswer(answer: RoundResponse): Promise<void> {
  const answeredAt = performance.now()
  fairness.show(answer.nextCommitment, answer.proof)
  openRound = answer.open && { roundId: answer.roundId, ...answer.open }
  await view.show(answer)
  funds.set(answer.funds)
  renderFunds()
  announceResult(answer)
  busy = false
  startGap(openRound ? 0 : Math.max(0, answer.waitMs - (performance.now() - answeredAt)))
}

const announceResult = (answer: RoundResponse): void =>
  showResult(
    [answer.overtaken ? t('overtaken') : '', view.describe(answer.outcome), answer.open ? '' : resultText(answer)]
      .filter(Boolean)
      .join(' '),
    {
      won: !answer.open && answer.win > answer.stake,
      spoken: `${view.speak?.(answer.outcome) ?? ''} `,
    },
  )

function handleError(error: unknown, request: PendingRequest | null): void {
  showResult('')
  render()
  if (error instanceof FrameNetworkError) offerRetry(request)
  else if (error instanceof FrameCallError) {
    pending = null
    postToHost({ type: 'round', running: false })
    handleCallError(error)
  } else throw error
}

const offerRetry = (request: PendingRequest | null): void =>
  showRetryNotice(request !== null, () => void (request ? send(request) : start()))

function handleCallError(error: FrameCallError): void {
  const { code } = error
  const { waitMs = 0, frameClosed, nextCommitment } = error.data
  if (nextCommitment) fairness.show(nextCommitment)
  // A refused attempt starts the gap too.
  if (waitMs > 0) startGap(waitMs)
  if (code === 'ERR_SPIN_TOO_SOON') showResult(t(code))
  else if (code === 'ERR_UNAUTHENTICATED') closeGame(frameClosed ? 'idle' : 'session')
  else showRefusalNotice(error, mode, () => void refill())
}

function closeGame(cause: 'idle' | 'session'): void {
  frameId = ''
  busy = true
  render()
  showClosedNotice(mode, cause)
}

async function refill(): Promise<void> {
  try {
    funds.set(await post<FrameFunds>('/game/refill', { frame: frameId }))
    renderFunds()
    render()
  } catch (error) {
    handleError(error, null)
  }
}

/** After a change elsewhere, such as a deposit in another tab. A failure changes nothing: the next round tells the balance too. */
async function refreshFunds(): Promise<void> {
  try {
    if (!(await funds.refresh()) || busy) return // The answer of a round that has begun since is newer.
    renderFunds()
    render()
    withdrawFundsNotice()
  } catch (error) {
    if (error instanceof FrameCallError) handleCallError(error)
    else if (!(error instanceof FrameNetworkError)) throw error
  }
}

async function start(): Promise<void> {
  try {
    const opened = await openFrame()
    frameId = opened.frame
    mode = opened.mode
    funds.set(opened.funds)
    fairness.show(opened.nextCommitment)
    renderFunds()
    if (opened.round) {
      await showAnswer(opened.round)
      showResult(`${t('resumed')} ${view.describe(opened.round.outcome)}`, { spoken: `${view.speak?.(opened.round.outcome) ?? ''} ` })
      return
    }
    busy = false
    if (mode === 'free') showResult(t('play_money_note'))
    else if (funds.value.freeSpins)
      showResult(t('ready_free_spins', { count: funds.value.freeSpins, value: formatKrShort(ore(funds.value.freeSpinValue)) }))
    else showResult(t(frameConfig.hasTableBets ? 'place_bets' : 'ready'), { invites: frameConfig.hasTableBets })
    startGap(opened.waitMs)
  } catch (error) {
    handleError(error, null)
  }
}

onStart(() => void play())
useFreeSpinsBox.onchange = render
onHostMessage({
  pause(paused) {
    setPaused(paused)
    render()
  },
  balance(total) {
    if (mode === 'money' && !busy && total !== funds.value.balance) void refreshFunds()
  },
})
addEventListener('online', () => {
  if (pending && !busy) elementById<HTMLElement>('notice-actions').querySelector('button')?.click()
})
render()
void start()
