import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { sendCall } from '../api/client.ts'
import { settleCall } from '../api/settleCall.ts'
import { usePageContext } from '../content/PageContext.tsx'
import { useSystemConfig } from '../content/useSystemConfig.ts'
import { announce, listenFor } from '../session/tabChannel.ts'
import type { CookieDecision } from './calls.ts'
import { type ConsentState, consentStore, purposesOf } from './consentStore.ts'
import { isCurrentDecision, parseCookieDecision } from './cookieDecision.ts'
import { changeChoice } from './documentMeasurement.ts'
import { deleteScriptCookies, updateTagManagerConsent } from './tagManager.ts'

const choiceOf = (decision: CookieDecision | null): ConsentState['choice'] => (decision ? { type: 'made', decision } : { type: 'open' })

/**
 * Reads the choice of this browser when the document opens and when another tab has changed it. `measured`: third parties may measure the page
 * that the document was loaded for. Returns what to do with a new choice of this tab.
 */
export function useCookieChoice(measured: boolean): { applyDecision: (decision: CookieDecision) => void } {
  const { now } = usePageContext()
  const { tagManagerId, consentVersion } = useSystemConfig('tagManagerId', 'consentVersion')
  const documentMeasured = useRef(measured)
  const configured = tagManagerId !== null

  const apply = useCallback(
    (decision: CookieDecision | null) => {
      const before = consentStore.get()
      const choice = choiceOf(decision)
      const after = purposesOf(choice)
      const changed = changeChoice(before.document, purposesOf(before.choice), after, configured)
      consentStore.set({ choice, document: changed.document })
      if (!changed.reload) return
      updateTagManagerConsent(after)
      deleteScriptCookies()
      window.location.reload()
    },
    [configured],
  )

  const read = useEffectEvent(async () => {
    const stored = await settleCall(sendCall('session.getCookie', { query: { key: 'consent' } }))
    if (stored.type === 'failure') return null // offline: nothing optional is loaded, and the next page asks again
    const decision = parseCookieDecision(stored.data.cookie)
    return { decision: decision && isCurrentDecision(decision, { version: consentVersion, now }) ? decision : null }
  })
  useEffect(() => {
    const readAgain = async () => {
      const answer = await read()
      if (answer) apply(answer.decision)
    }
    return listenFor('cookiesChosen', () => void readAgain().catch(reportError))
  }, [apply])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page, which has a time of its own, asks until the choice is known
  useEffect(() => {
    const readFirst = async () => {
      const answer = await read()
      if (!answer || consentStore.get().choice.type !== 'unknown') return
      const choice = choiceOf(answer.decision)
      const { statistics, marketing } = purposesOf(choice)
      const wanted = configured && (statistics || marketing)
      // the document was sent with this choice, so that its policy allows it
      consentStore.set({ choice, document: { wanted, allowed: wanted && documentMeasured.current, loaded: false } })
    }
    if (consentStore.get().choice.type === 'unknown') void readFirst().catch(reportError)
  }, [configured, now])

  return {
    applyDecision: (decision) => {
      apply(decision)
      announce('cookiesChosen')
    },
  }
}
