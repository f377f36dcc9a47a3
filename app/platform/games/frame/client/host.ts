import type { FrameMessage } from '@casino/features/games/frameMessages'
import { frameConfig } from './dom.ts'

/** Origin of the embedding page: that of the referrer if it is allowed, else the first allowed one. */
function hostOrigin(): string {
  const from = document.referrer ? new URL(document.referrer).origin : ''
  return frameConfig.allowedOrigins.includes(from) ? from : (frameConfig.allowedOrigins[0] ?? '')
}

/** Posts a message to the embedding page, with its origin as the target. */
export function postToHost(message: FrameMessage): void {
  if (parent !== window) parent.postMessage(message, hostOrigin())
}

/** Calls `pause` when the embedding page requests a pause. */
export function onPauseRequest(pause: () => void): void {
  addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    if (source !== parent || !frameConfig.allowedOrigins.includes(origin)) return
    if (typeof data === 'object' && data !== null && 'type' in data && data.type === 'pause') pause()
  })
}
