import { type RefObject, useEffect, useRef } from 'react'
import { blurFrame, focusFrame, postToFrame } from './useFrameMessages.ts'

interface FramePause {
  /** The URL of the frame inside `host`; null until a page has loaded in it, which can be told something. */
  frameUrl: string | null
  paused: boolean
}

/**
 * Pauses the game in the frame, and resumes it at the end. A frame that finishes loading during a pause starts paused. Returns a function
 * that gives the game the focus when the pause ends.
 */
export function useFramePause(host: RefObject<HTMLElement | null>, { frameUrl, paused }: FramePause): () => void {
  const pausedUrl = useRef<string>(null)
  const takesFocus = useRef(false)
  useEffect(() => {
    if (frameUrl === null) return
    if (paused) {
      postToFrame(host.current, frameUrl, { type: 'pause' })
      blurFrame(host.current)
      pausedUrl.current = frameUrl
    } else if (pausedUrl.current === frameUrl) {
      postToFrame(host.current, frameUrl, { type: 'resume' })
      pausedUrl.current = null
      if (takesFocus.current) focusFrame(host.current)
    }
    takesFocus.current = false
  }, [host, frameUrl, paused])
  return () => {
    takesFocus.current = true
  }
}
