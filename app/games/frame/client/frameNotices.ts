import type { PlayLimitRefusal } from '@casino/features/api/entities/playLimits'
import { formatKrShort, ore } from '@casino/features/format/money'
import { playLimitText } from '@casino/features/games/game/playLimitText'
import type { OpenFrameResponse } from '../frameApi.ts'
import { frameConfig, t } from './dom.ts'
import type { FrameCallError, RefusalData } from './frameClient.ts'
import { postToHost } from './host.ts'
import { type NoticeAction, showNotice, withdrawNotice } from './notice.ts'
import { refusalText } from './refusalText.ts'

type GameMode = OpenFrameResponse['mode']

const navigateAction = (to: 'deposit' | 'limits' | 'history' | 'exit', text: string): NoticeAction => ({
  text: t(text),
  run: () => postToHost({ type: 'navigate', to }),
})
const dismissAction: NoticeAction = { text: t('dismiss'), run: () => undefined }
const exitAction = navigateAction('exit', 'exit')

/** No response: the only actions are retry and exit, because a round may have been played. */
export function showRetryNotice(hasRound: boolean, retry: () => void): void {
  const actions = [{ text: t('retry'), run: retry }, exitAction]
  showNotice(t('offline_title'), t(hasRound ? 'offline' : 'ERR_NETWORK'), actions, () => showRetryNotice(hasRound, retry))
}

/** The page must be left. `idle`: only this frame has expired; `session`: the player is logged out. */
export function showClosedNotice(mode: GameMode, cause: 'idle' | 'session'): void {
  const ways = mode === 'free' ? [exitAction] : [navigateAction('history', 'history'), exitAction]
  showNotice(t('ended_title'), t(`ended_${cause}`), ways, () => showClosedNotice(mode, cause))
}

/** A refusal of the back end, with the way out that it leaves. `refill`: of play money. */
export function showRefusalNotice({ code, data }: FrameCallError, mode: GameMode, refill: () => void): void {
  if (code === 'ERR_INSUFFICIENT_FUNDS') showFundsNotice(mode, refill)
  else if (data.playLimit) showPlayLimitNotice(data.playLimit)
  else showErrorNotice(code, data)
}

/** The stake is more than the balance: play money is refilled here, money by a deposit. */
function showFundsNotice(mode: GameMode, refill: () => void): void {
  const amount = formatKrShort(ore(frameConfig.initialPlayMoney))
  const action = mode === 'free' ? { text: t('refill', { amount }), run: refill } : navigateAction('deposit', 'deposit')
  showNotice(t('funds_title'), t(mode === 'free' ? 'funds_free' : 'funds'), [action, dismissAction])
}

/** Closes the notice about too little money; called when the balance has changed. */
export const withdrawFundsNotice = (): void => withdrawNotice(t('funds_title'))

/** An error code of the back end, with the way out that it leaves. */
function showErrorNotice(code: string, data: RefusalData): void {
  const isLimit = code === 'ERR_PAUSED' || code === 'ERR_LIMITS_MISSING' || code === 'ERR_EXCLUDED'
  showNotice(t('error_title'), refusalText(t, code, data), [isLimit ? navigateAction('limits', 'limits') : dismissAction, exitAction])
}

/** The player's own limit has been reached. The page around the frame links to help. */
const showPlayLimitNotice = (refusal: PlayLimitRefusal): void =>
  showNotice(t('limit_title'), playLimitText(t, refusal), [navigateAction('limits', 'limits'), exitAction])
