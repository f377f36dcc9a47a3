import { useEffect, useRef, useState } from 'react'
import type { CallError } from '../api/errors.ts'
import type { CallResult } from '../api/settleCall.ts'
import { useRun } from '../api/useRun.ts'

/** The button is locked for 8 s after a click (specification, *Business constants*). */
export const redirectLockMs = 8000

export interface IdentityRedirect {
  /** The redirect was started less than 8 s ago. */
  locked: boolean
  /** The redirect is in progress; false once it has failed, while the button stays locked. */
  redirecting: boolean
  error: CallError | null
  /** Does nothing while locked. */
  start(): void
}

/**
 * Props of the button that starts the redirect, in addition to `loading`. After a failed redirect the button is disabled until the lock
 * ends, and keeps the focus.
 */
export const disabledWhileLocked = ({ locked, redirecting }: Pick<IdentityRedirect, 'locked' | 'redirecting'>) => ({
  disabled: locked && !redirecting,
  focusableWhenDisabled: true,
})

/**
 * State of a button that redirects to the identity provider: its lock and the error of the last attempt.
 * `redirect` resolves with the failed call, or when the browser is navigating.
 */
export function useIdentityRedirect(redirect: () => Promise<CallResult<unknown> | undefined>): IdentityRedirect {
  const run = useRun()
  const [locked, setLocked] = useState(false)
  const [error, setError] = useState<CallError | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const start = () => {
    if (locked) return
    setLocked(true)
    setError(null)
    timer.current = setTimeout(() => setLocked(false), redirectLockMs)
    run(
      redirect().then((result) => {
        if (result?.type === 'failure') setError(result.error)
      }),
    )
  }
  return { locked, redirecting: locked && error === null, error, start }
}

/** Navigates to an external URL. Throws a TypeError unless it is http(s), so that a response cannot inject a `javascript:` URL. */
export function redirectToExternalUrl(url: string): void {
  const { protocol } = new URL(url)
  if (protocol !== 'https:' && protocol !== 'http:') throw new TypeError('redirect URL must use http or https')
  window.location.assign(url)
}
