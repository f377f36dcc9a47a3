import type { OpenAnswer, Purse, RoundAnswer } from '../wire.ts'
import { cardsView } from './cards.ts'
import { calm, kr, krShort, need, page, t } from './dom.ts'
import { onPause, tellHost } from './host.ts'
import { newRoundId, post, Refused, Unanswered } from './net.ts'
import { type Action, notice } from './notice.ts'
import { rouletteView } from './roulette.ts'
import { slotView } from './slot.ts'
import type { View } from './view.ts'

interface Round {
  readonly roundId: string
  readonly stake: number
  readonly freeSpin: boolean
  readonly bets: Record<string, number> | undefined
}

const go = need<HTMLButtonElement>('go')
const useSpins = need<HTMLInputElement>('use-spins')
const result = need<HTMLElement>('result')

let frame = ''
let mode: OpenAnswer['mode'] = 'free'
let purse: Purse = { balance: 0, bonus: 0, freeSpins: 0, freeSpinValue: 0 }
let level = 0
let busy = true
let paused = false
let readyAt = 0
/** Round without a response yet. Retries send the same round id, so that it is not paid twice. */
let open: Round | null = null

const view: View =
  page.engine === 'slot' ? slotView() : page.engine === 'roulette' ? rouletteView(() => page.stakes[level] ?? 0, refresh) : cardsView()

const wanted = (): number => page.stakes[level] ?? 0
const onFreeSpin = (): boolean => purse.freeSpins > 0 && useSpins.checked
const nextStake = (): number => view.stake() ?? (onFreeSpin() ? purse.freeSpinValue : wanted())

/** Renders the state: stake selector, free spins and spin button. */
function refresh(): void {
  const wait = Math.ceil((readyAt - performance.now()) / 1000)
  const ready = !busy && wait <= 0 && !paused && nextStake() > 0
  go.setAttribute('aria-disabled', String(!ready))
  need('go-text').textContent = !frame ? t('loading') : busy ? t('spinning') : wait > 0 ? t('spin_wait', { seconds: wait }) : t('spin')
  const free = onFreeSpin()
  need('stake').textContent = krShort(free ? purse.freeSpinValue : wanted())
  need('stake-label').textContent = t(free ? 'free_spin' : page.engine === 'roulette' ? 'chip' : 'stake')
  need('lower').setAttribute('aria-disabled', String(busy || free || level === 0))
  need('raise').setAttribute('aria-disabled', String(busy || free || level === page.stakes.length - 1))
  need('spins').toggleAttribute('hidden', purse.freeSpins === 0)
  need('spins-left').textContent = `${t('free_spins')}: ${purse.freeSpins}`
  view.lock(busy)
  if (!busy && wait > 0) setTimeout(refresh, Math.min(500, readyAt - performance.now() + 20))
}

function showPurse(balance = purse.balance): void {
  need('purse-label').textContent = t(mode === 'free' ? 'play_money' : 'balance')
  need('purse').textContent = kr(balance)
  need('purse-note').textContent = purse.bonus > 0 ? t('bonus_part', { amount: kr(purse.bonus) }) : ''
}

function holdGap(ms: number): void {
  readyAt = performance.now() + ms
  if (ms > 0 && !calm()) need('gap').animate([{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }], { duration: ms })
  refresh()
}

const say = (text: string, won = false): void => {
  result.classList.toggle('won', won)
  result.textContent = text
}

async function play(): Promise<void> {
  if (go.getAttribute('aria-disabled') === 'true') return
  open = { roundId: newRoundId(), stake: nextStake(), freeSpin: onFreeSpin(), bets: view.bets() }
  await send(open)
}

async function send(round: Round): Promise<void> {
  busy = true
  refresh()
  view.clear()
  say(t('spinning'))
  if (!round.freeSpin) showPurse(Math.max(0, purse.balance - round.stake))
  try {
    const answer = await post<RoundAnswer>('/game/spin', { frame, ...round })
    open = null
    const answeredAt = performance.now()
    await view.show(answer)
    purse = answer.purse
    showPurse()
    announce(answer)
    busy = false
    holdGap(Math.max(0, answer.waitMs - (performance.now() - answeredAt)))
    tellHost({ type: 'balance' })
    if (paused) showPause()
  } catch (error) {
    busy = false
    showPurse()
    failed(error, round)
  }
}

/** Announces the result. Only an amount above the stake is presented as a win. */
function announce({ win, stake, jackpotWin, outcome }: RoundAnswer): void {
  const amount = krShort(win)
  const told = jackpotWin
    ? t('won_jackpot', { jackpot: krShort(jackpotWin), amount })
    : win > stake
      ? t('won', { amount })
      : outcome.type === 'high-card' && outcome.result === 'tied'
        ? t('tied', { amount })
        : win > 0
          ? t('returned', { amount })
          : t('nothing')
  say([view.describe(outcome), told].filter(Boolean).join(' '), win > stake)
}

const leave = (to: 'deposit' | 'limits' | 'history' | 'exit', text: string): Action => ({
  text: t(text),
  run: () => tellHost({ type: 'navigate', to }),
})
const back: Action = { text: t('dismiss'), run: () => undefined }
const exit = leave('exit', 'exit')

function failed(error: unknown, round: Round | null): void {
  say('')
  refresh()
  if (error instanceof Unanswered) askAgain(round)
  else if (error instanceof Refused) {
    open = null
    refused(error)
  } else throw error
}

/** It is unknown whether the round was played, so the only actions are retry and exit. */
function askAgain(round: Round | null): void {
  const again: Action = { text: t('retry'), run: () => void (round ? send(round) : start()) }
  notice(t('offline_title'), t(round ? 'offline' : 'ERR_NETWORK'), [again, exit], () => askAgain(round))
}

function refused({ code, waitMs }: Refused): void {
  if (code === 'ERR_SPIN_TOO_SOON') {
    say(t(code))
    holdGap(waitMs)
  } else if (code === 'ERR_UNAUTHENTICATED') ended()
  else if (code === 'ERR_INSUFFICIENT_FUNDS' && mode === 'free')
    notice(t('funds_title'), t('funds_free'), [{ text: t('refill', { amount: krShort(100_000) }), run: () => void refill() }, back])
  else if (code === 'ERR_INSUFFICIENT_FUNDS') notice(t('funds_title'), t('funds'), [leave('deposit', 'deposit'), back])
  else if (code === 'ERR_PAUSED' || code === 'ERR_LIMITS_MISSING' || code === 'ERR_EXCLUDED')
    notice(t('error_title'), t(code), [leave('limits', 'limits'), exit])
  else notice(t('error_title'), t(code), [back, exit])
}

function ended(): void {
  frame = ''
  busy = true
  refresh()
  const ways = mode === 'free' ? [exit] : [leave('history', 'history'), exit]
  notice(t('ended_title'), t(mode === 'free' ? 'free_ended' : 'ended'), ways, ended)
}

async function refill(): Promise<void> {
  try {
    purse = await post<Purse>('/game/refill', { frame })
    showPurse()
    refresh()
  } catch (error) {
    failed(error, null)
  }
}

function showPause(): void {
  const resume = () => {
    paused = false
    refresh()
  }
  notice(t('paused_title'), t('paused'), [{ text: t('resume'), run: resume }, leave('limits', 'limits')], resume)
}

const token = location.hash.slice(1)
// The token is single-use; remove it from the browser history.
history.replaceState(null, '', location.pathname)

async function start(): Promise<void> {
  try {
    const opened = await post<OpenAnswer>('/game/session', { token, gameId: page.id })
    frame = opened.frame
    mode = opened.mode
    purse = opened.purse
    busy = false
    showPurse()
    say(
      mode === 'free'
        ? t('play_money_note')
        : purse.freeSpins
          ? t('ready_free_spins', { count: purse.freeSpins, value: krShort(purse.freeSpinValue) })
          : t('ready'),
    )
    holdGap(opened.waitMs)
  } catch (error) {
    failed(error, null)
  }
}

need<HTMLFormElement>('controls').addEventListener('submit', (event) => {
  event.preventDefault()
  void play()
})
addEventListener('keydown', (event) => {
  // Ignore key repeat, so that holding a key down does not start further rounds.
  if (event.repeat && (event.key === ' ' || event.key === 'Enter') && event.target === go) event.preventDefault()
  if (event.key === ' ' && event.target === document.body && !event.repeat) {
    event.preventDefault()
    void play()
  }
})
for (const [id, by] of [
  ['lower', -1],
  ['raise', 1],
] as const)
  need<HTMLButtonElement>(id).onclick = (event) => {
    if ((event.currentTarget as Element).getAttribute('aria-disabled') === 'true') return // currentTarget is the button
    level += by
    refresh()
  }
useSpins.onchange = refresh
need('rules-open').addEventListener('click', () => need<HTMLDialogElement>('rules').showModal())
onPause(() => {
  paused = true
  refresh()
  if (!busy) showPause()
})
addEventListener('online', () => {
  if (open && !busy) need<HTMLElement>('notice-actions').querySelector('button')?.click()
})
refresh()
void start()
