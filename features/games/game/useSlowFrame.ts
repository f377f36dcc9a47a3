import { useEffect, useRef, useState } from 'react'

/** Time in ms after which a frame that has loaded no page is called slow. */
export const slowFrameMs = 10_000

interface SlowFrame {
  /** The frame has loaded nothing for ten seconds, and still has not. */
  slow: boolean
  /** The frame has loaded a page, or spoken. */
  loaded: boolean
  /** The frame has loaded a page. */
  onLoad: () => void
}

/**
 * Whether the frame with this URL (null: there is none) is slow. A frame does not tell whether it loaded the game or the browser's error
 * page, so only a frame that loads nothing is detected.
 */
export function useSlowFrame(frameUrl: string | null): SlowFrame {
  const [slowUrl, setSlowUrl] = useState<string | null>(null)
  const [loadedUrl, setLoadedUrl] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    if (frameUrl === null) return
    timer.current = setTimeout(() => setSlowUrl(frameUrl), slowFrameMs)
    return () => clearTimeout(timer.current)
  }, [frameUrl])
  const onLoad = () => {
    clearTimeout(timer.current)
    setSlowUrl(null)
    setLoadedUrl(frameUrl)
  }
  return { slow: frameUrl !== null && slowUrl === frameUrl, loaded: frameUrl !== null && loadedUrl === frameUrl, onLoad }
}
