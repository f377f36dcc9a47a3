import { useEffect, useRef } from 'react'

/** The longest press that is waited for, in ms: some presses end without an event, such as one that opens a native list. */
const longestPressMs = 1000

/**
 * Returns a function that resolves when no press of a mouse or finger is under way. What moves the page when a field is left waits for it:
 * a button that moves between the press and the release is not clicked. Undefined: no press is under way.
 */
export function usePressEnd(): () => Promise<void> | undefined {
  const press = useRef<Promise<void>>(undefined)
  useEffect(() => {
    const listeners = new AbortController()
    const options = { capture: true, signal: listeners.signal }
    const start = () => {
      const current = new Promise<void>((resolve) => {
        const once = { ...options, once: true }
        setTimeout(resolve, longestPressMs)
        window.addEventListener('click', () => resolve(), once)
        // a task of its own: the click, if there is one, follows the release
        for (const type of ['mouseup', 'dragend']) window.addEventListener(type, () => setTimeout(resolve), once)
      })
      press.current = current
      void current.then(() => {
        if (press.current === current) press.current = undefined
      })
    }
    window.addEventListener('mousedown', start, options)
    return () => listeners.abort()
  }, [])
  return () => press.current
}
