import type { SystemConfig } from '../../content/systemConfig.ts'
import type { ApprovalPage } from '../outcome/outcome.ts'

/** How the page of a bank opens; widths in px (`3DS_settings`). */
export type ChallengeWindow = SystemConfig['challengeWindows']['main']
/** Device class as the payment provider distinguishes it. */
export type DeviceClass = 'desktop' | 'tablet' | 'mobile'

/** Width in px of a bank's page: on tablets and phones the narrower of the widths of device and orientation. */
export function challengeWidth(widths: ChallengeWindow, { device, landscape }: { device: DeviceClass; landscape: boolean }): number {
  if (device === 'desktop') return widths.desktop
  return Math.min(widths[device], landscape ? widths.landscape : widths.portrait)
}

/** Name of the browser window of a bank. */
export const bankWindowName = 'bank-approval'
const bankWindowHeight = 640

/** Opens the page of a bank in a window, by a form post. False when the browser blocks it. */
export function openBankWindow({ url, parameters }: ApprovalPage, width: number): boolean {
  if (!window.open('', bankWindowName, `popup,width=${width},height=${bankWindowHeight}`)) return false
  const form = document.createElement('form')
  Object.assign(form, { method: 'post', action: url, target: bankWindowName, hidden: true })
  for (const [name, value] of Object.entries(parameters)) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  }
  document.body.append(form)
  form.submit()
  form.remove()
  return true
}

const returned = { type: 'payment-returned' } as const

/** Tells the page that has opened the bank's page, in a frame or a window, that the bank has returned. Whether this page is in a frame. */
export function announceReturn(): boolean {
  const framed = window.parent !== window
  const opener: unknown = framed ? window.parent : window.opener
  if (opener instanceof Object && 'postMessage' in opener && typeof opener.postMessage === 'function') {
    opener.postMessage(returned, window.location.origin)
  }
  return framed
}

/** Whether a message says that the bank has returned: only a page of this site can say so. */
export const isReturnMessage = ({ origin, data }: Pick<MessageEvent<unknown>, 'origin' | 'data'>, ownOrigin: string): boolean =>
  origin === ownOrigin && typeof data === 'object' && data !== null && 'type' in data && data.type === returned.type
