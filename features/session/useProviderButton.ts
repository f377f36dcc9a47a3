import { useEffect, useRef, useState } from 'react'
import { CallError } from './errors.ts'

/** The button is locked for 8 s after a click (specification, *Business constants*). */
const providerLockMs = 8000

export interface ProviderButton {
  /** The redirect was started less than 8 s ago. */
  readonly locked: boolean
  /** The redirect is in progress; false once it has failed, while the button stays locked. */
  readonly opening: boolean
  readonly error: CallError | null
  /** Does nothing while locked. */
  press(): void
}

/** State of a button that redirects to the identity provider: its lock and the error of the last attempt. */
export function useProviderButton(leave: () => Promise<void>): ProviderButton {
  const [locked, setLocked] = useState(false)
  const [error, setError] = useState<CallError | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const press = () => {
    if (locked) return
    setLocked(true)
    setError(null)
    timer.current = setTimeout(() => setLocked(false), providerLockMs)
    leave().catch((failure: unknown) => {
      if (!(failure instanceof CallError)) throw failure
      setError(failure)
    })
  }
  return { locked, opening: locked && error === null, error, press }
}

/** Navigates to an external URL. Throws a TypeError unless it is http(s), so that a response cannot inject a `javascript:` URL. */
export function leaveFor(address: string): void {
  const { protocol } = new URL(address)
  if (protocol !== 'https:' && protocol !== 'http:') throw new TypeError('redirect URL must use http or https')
  window.location.assign(address)
}
