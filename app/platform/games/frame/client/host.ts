import type { FrameMessage } from '@casino/features/games/frame-messages'
import { page } from './dom.ts'

/** Which of the site's origins holds this frame: the one that opened it, else the first. */
function hostOrigin(): string {
  const from = document.referrer ? new URL(document.referrer).origin : ''
  return page.hosts.includes(from) ? from : (page.hosts[0] ?? '')
}

/** Tells the page around the frame. Nobody else hears it. */
export function tellHost(message: FrameMessage): void {
  if (parent !== window) parent.postMessage(message, hostOrigin())
}

/** Calls back when the host asks for a pause. */
export function onPause(pause: () => void): void {
  addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    if (source !== parent || !page.hosts.includes(origin)) return
    if (typeof data === 'object' && data !== null && 'type' in data && data.type === 'pause') pause()
  })
}
