import type { FrameMessage } from '@casino/features/games/game/frameMessages'
import { frameConfig } from './dom.ts'
import { readHostMessage } from './hostMessages.ts'

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
  addEventListener('message', (event) => {
    const message = readHostMessage(event)
    if (message?.type === 'pause' || message?.type === 'resume') pause(message.type === 'pause')
    if (message?.type === 'balance' && typeof message.total === 'number') balance(message.total)
  })
}
