import { formatKr, ore } from '@casino/features/format/money'
import type { FrameFunds, OpenFrameResponse } from '../frameApi.ts'
import { createElement, elementById, t } from './dom.ts'

/** Shows the balance. `balance`: øre, if it differs from the funds. */
export function showFunds(mode: OpenFrameResponse['mode'], funds: FrameFunds, balance = funds.balance): void {
  elementById('funds-label').textContent = t(mode === 'free' ? 'play_money' : 'balance')
  elementById('funds').textContent = formatKr(ore(balance))
  elementById('funds-note').textContent = funds.bonus > 0 ? t('bonus_part', { amount: formatKr(ore(funds.bonus)) }) : ''
}

const resultOutput = elementById<HTMLElement>('result')

/** Shows a text below the game. `spoken`: what screen readers hear before it. `invites`: it asks for chips, so that the table does not. */
export function showResult(text: string, { won = false, spoken = '', invites = false } = {}): void {
  resultOutput.classList.toggle('won', won)
  resultOutput.classList.toggle('invites', invites)
  resultOutput.replaceChildren(createElement('span', { class: 'hidden' }, spoken), text)
}
