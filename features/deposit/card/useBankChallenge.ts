import { useEffect, useRef } from 'react'
import type { DepositState } from '../model.ts'
import { type DepositOutcome, isFinalOutcome } from '../outcome/outcome.ts'
import { type ChallengeWindow, challengeWidth, isReturnMessage, openBankWindow } from './challengeWindow.ts'
import { readDeviceClass, readLandscape } from './deviceClass.ts'

/** How the page of a bank opens; a frame is `readWidth()` px wide. */
export interface BankDisplay {
  display: ChallengeWindow['display']
  readWidth(): number
}

interface BankChallengeOptions {
  state: DepositState
  outcome: DepositOutcome
  challengeWindow: ChallengeWindow
  /** The bank's page is closed. */
  onClosed(): void
  /** Asks for the outcome at once. */
  onReturned(): void
}

/**
 * The bank's page of a payment: opens its window, and closes it when the bank returns, in any tab, or when the payment is over. A blocked
 * window is opened by the button next to the wait.
 */
export function useBankChallenge({ state, outcome, challengeWindow, onClosed, onReturned }: BankChallengeOptions): BankDisplay {
  const latest = useRef({ challengeWindow, onClosed, onReturned })
  latest.current = { challengeWindow, onClosed, onReturned }
  const challenge = state.type === 'challenge' ? state : null
  const waits = challenge !== null || state.type === 'receipt'
  const over = isFinalOutcome(outcome)

  useEffect(() => {
    if (!challenge || latest.current.challengeWindow.display === 'frame') return
    openBankWindow(challenge.page, readChallengeWidth(latest.current.challengeWindow))
    latest.current.onClosed()
  }, [challenge])

  useEffect(() => {
    if (challenge && over) latest.current.onClosed()
  }, [challenge, over])

  useEffect(() => {
    if (!waits) return
    const listen = (event: MessageEvent<unknown>) => {
      if (!isReturnMessage(event, window.location.origin)) return
      latest.current.onClosed()
      latest.current.onReturned()
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [waits])

  return { display: challengeWindow.display, readWidth: () => readChallengeWidth(challengeWindow) }
}

/** Width in px of a bank's page on this device, now. */
const readChallengeWidth = (widths: ChallengeWindow): number =>
  challengeWidth(widths, { device: readDeviceClass(), landscape: readLandscape() })
