import type { FrameMessage } from '@casino/features/games/game/frameMessages'
import { frameConfig } from './dom.ts'

/** Origin of the embedding page: the referrer's if it is allowed, otherwise the first allowed one. */
function hostOrigin(): string {
  const from = document.referrer ? new URL(document.referrer).origin : ''
  return frameConfig.allowedOrigins.includes(from) ? from : (frameConfig.allowedOrigins[0] ?? '')
}

/** Posts a message to the embedding page, with its origin as the target. */
export function postToHost(message: FrameMessage): void {
  if (parent !== window) parent.postMessage(message, hostOrigin())
}

interface HostMessageHandlers {
  /** The embedding page begins a pause, or ends it: its player has answered. */
  pause(paused: boolean): void
  /** The embedding page has read the total balance, øre. */
  balance(total: number): void
}

/** Calls a handler for each message of the embedding page. */
export function onHostMessage({ pause, balance }: HostMessageHandlers): void {
  addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    if (source !== parent || !frameConfig.allowedOrigins.includes(origin)) return
    if (typeof data !== 'object' || data === null || !('type' in data)) return
    if (data.type === 'pause' || data.type === 'resume') pause(data.type === 'pause')
    if (data.type === 'balance' && 'total' in data && typeof data.total === 'number') balance(data.total)
  })
}
