import { useEffect, useRef, useState } from 'react'
import { CallError } from './errors.ts'

/** The provider button is locked for 8 s after use (specification, *Business constants*). */
const providerLockMs = 8000

export interface ProviderButton {
  /** The button is on its way to the provider, or was used less than 8 s ago. */
  readonly locked: boolean
  /** True until the attempt failed; then the button is only locked. */
  readonly opening: boolean
  readonly error: CallError | null
  /** Does nothing while locked. */
  press(): void
}

/** Locks a button that leaves for the identity provider, and keeps the failure of an attempt to show it. */
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

/** Leaves this site. Throws a TypeError on an address that is not http(s), so that no answer can make the browser run a script. */
export function leaveFor(address: string): void {
  const { protocol } = new URL(address)
  if (protocol !== 'https:' && protocol !== 'http:') throw new TypeError('not an address to leave for')
  window.location.assign(address)
}
