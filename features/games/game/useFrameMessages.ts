import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { FrameMessage, HostMessage } from './frameMessages.ts'

const frameIn = (host: HTMLElement | null): HTMLIFrameElement | null => host?.querySelector('iframe') ?? null
/** Window of the iframe inside an element; null without one. */
const frameWindowOf = (host: HTMLElement | null): Window | null => frameIn(host)?.contentWindow ?? null

/**
 * Listens to messages of the game frame inside `host`. Ignores messages from another window or origin than the frame's, and messages that
 * the schema does not accept.
 */
export function useFrameMessages(
  host: RefObject<HTMLElement | null>,
  frameUrl: string | null,
  onMessage: (message: FrameMessage) => void,
): void {
  const onValidMessage = useEffectEvent(onMessage)
  useEffect(() => {
    if (!frameUrl) return
    const { origin } = new URL(frameUrl)
    let closed = false
    // the schemas come with the frame: the page around it needs none. Each message imports them again where that has failed.
    import('./frameMessages.ts').catch(() => undefined)
    const handleMessage = (event: MessageEvent) => {
      if (event.origin !== origin || event.source === null || event.source !== frameWindowOf(host.current)) return
      const parse = async () => {
        const { frameMessageSchema } = await import('./frameMessages.ts')
        const message = frameMessageSchema.safeParse(event.data)
        if (message.success && !closed) onValidMessage(message.data)
      }
      parse().catch(reportError)
    }
    window.addEventListener('message', handleMessage)
    return () => {
      closed = true
      window.removeEventListener('message', handleMessage)
    }
  }, [host, frameUrl])
}

/** Posts a message to the game frame inside `host`, restricted to the frame's origin. */
export function postToFrame(host: HTMLElement | null, frameUrl: string, message: HostMessage): void {
  frameWindowOf(host)?.postMessage(message, new URL(frameUrl).origin)
}

/** Takes the focus from the game frame inside `host`, which keeps it even when it becomes `inert` (Chromium 156). */
export const blurFrame = (host: HTMLElement | null): void => frameIn(host)?.blur()

/** Gives the focus to the game frame inside `host`. */
export const focusFrame = (host: HTMLElement | null): void => frameIn(host)?.focus({ preventScroll: true })
