import { type RefObject, useEffect, useEffectEvent } from 'react'
import { type FrameMessage, frameMessageSchema, type HostMessage } from './frame-messages.ts'

/** The window of the frame inside an element, if it is there. */
const windowIn = (host: HTMLElement | null): Window | null => host?.querySelector('iframe')?.contentWindow ?? null

/**
 * Listens to the game frame inside `host`. A message counts only when it comes from that frame's window and from the origin of its address,
 * and only in a shape that the schema knows; everything else on the page's message channel is somebody else's.
 */
export function useFrameMessages(
  host: RefObject<HTMLElement | null>,
  frameUrl: string | null,
  onMessage: (message: FrameMessage) => void,
): void {
  const handle = useEffectEvent(onMessage)
  useEffect(() => {
    if (!frameUrl) return
    const { origin } = new URL(frameUrl)
    const listen = (event: MessageEvent) => {
      if (event.origin !== origin || event.source === null || event.source !== windowIn(host.current)) return
      const message = frameMessageSchema.safeParse(event.data)
      if (message.success) handle(message.data)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [host, frameUrl])
}

/** Tells the game frame inside `host` something; nobody but its own origin can read it. */
export function tellFrame(host: HTMLElement | null, frameUrl: string, message: HostMessage): void {
  windowIn(host)?.postMessage(message, new URL(frameUrl).origin)
}
