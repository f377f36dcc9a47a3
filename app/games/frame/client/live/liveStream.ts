import { createEventSource, type EventSourceClient } from 'eventsource-client'
import type { LiveState } from '../../../live/liveApi.ts'
import { FrameCallError } from '../frameClient.ts'

/** A stream without a sign of life for this long is opened again; the server gives one every 15 s. */
const silenceMs = 40_000

interface LiveStreamHandlers {
  onState(state: LiveState): void
  /** The connection is lost, and is being made again. */
  onLost(): void
  /** The player has logged out, or (`ERR_UNAUTHENTICATED` with `frameClosed`) the frame has expired. Nothing more comes. */
  onEnd(cause: 'idle' | 'session'): void
}

export interface LiveStream {
  /** Reconnects, to get the current state. */
  renew(): void
}

/** Reads the states of the table from the server, and connects again by itself. */
export function openLiveStream(frame: string, { onState, onLost, onEnd }: LiveStreamHandlers): LiveStream {
  let silence: ReturnType<typeof setTimeout> | undefined
  let source: EventSourceClient | undefined
  const heard = (): void => {
    clearTimeout(silence)
    silence = setTimeout(() => {
      onLost()
      connect()
    }, silenceMs)
  }
  const end = (cause: 'idle' | 'session'): void => {
    clearTimeout(silence)
    source?.close()
    onEnd(cause)
  }

  function connect(): void {
    source?.close()
    const opened = createEventSource({
      url: new URL('/game/live', location.origin),
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ frame }),
      async fetch(url, init) {
        const response = await fetch(url, init as RequestInit) // the library's type of the same object
        if (response.status === 401) {
          const answer = (await response.json().catch(() => null)) as { data?: { frameClosed?: boolean } } | null // the envelope of every platform response
          end(answer?.data?.frameClosed ? 'idle' : 'session')
        }
        // the library tries again
        if (!response.ok) throw new FrameCallError(String(response.status))
        return response
      },
      onConnect: heard,
      onComment: heard,
      onDisconnect: lost,
      onScheduleReconnect: lost,
      onMessage({ event, data }) {
        heard()
        if (event === 'left') end('session')
        else if (event === 'state') onState(JSON.parse(data) as LiveState) // the platform sends this type
      },
    })
    // A replaced connection cannot be lost.
    function lost(): void {
      if (source === opened) onLost()
    }
    source = opened
    heard()
  }

  connect()
  return { renew: connect }
}
