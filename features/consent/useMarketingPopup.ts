import { useEffect, useState } from 'react'
import { sendCall } from '../api/client.ts'
import { settleCall } from '../api/settleCall.ts'
import { useRun } from '../api/useRun.ts'
import { usePageContext } from '../content/PageContext.tsx'
import { useSystemConfig } from '../content/useSystemConfig.ts'
import { useProfileQuery } from '../session/queries.ts'
import { useQueuedPopup } from '../session/useQueuedPopup.ts'
import { isMarketingPopupDue, marketingAnswerCalls, marketingCheckDelayMs, marketingCookie } from './marketingPopup.ts'

/**
 * Whether the marketing popup is open, and its answers. The player's data is checked three seconds after a page without a task opens. A
 * failed check runs again on the next page; a failed answer can be repeated.
 */
export function useMarketingPopup(calm: boolean) {
  const run = useRun()
  const { session, now } = usePageContext()
  const { marketingConsent } = useSystemConfig('marketingConsent')
  const { data: profile } = useProfileQuery(session.loggedIn ? {} : null)
  const [due, setDue] = useState(false)
  const [sending, setSending] = useState<'accept' | 'decline' | null>(null)
  const [error, setError] = useState<string | null>(null)
  const { active, expiryDays } = marketingConsent
  const mayAsk = active && calm && session.loggedIn && !session.withdrawalOnly && profile?.pausedUntil === null

  useEffect(() => {
    if (!mayAsk) return
    let current = true
    const check = async () => {
      const [record, cookie] = await Promise.all([
        settleCall(sendCall('consent.marketing', {})),
        settleCall(sendCall('session.getCookie', { query: { key: 'acceptNews' } })),
      ])
      if (!current || record.type === 'failure' || cookie.type === 'failure') return
      setDue(isMarketingPopupDue({ active, record: record.data.record, answered: cookie.data.cookie !== null, now }))
    }
    const timer = setTimeout(() => void check().catch(reportError), marketingCheckDelayMs)
    return () => {
      current = false
      clearTimeout(timer)
      setDue(false)
    }
  }, [mayAsk, active, now])

  const answer = async (accepted: boolean) => {
    setSending(accepted ? 'accept' : 'decline')
    setError(null)
    const failure = await sendAnswer(accepted, expiryDays)
    setSending(null)
    if (failure) setError(failure)
    else setDue(false)
  }
  return { open: useQueuedPopup('marketingConsent', due), sending, error, answer: (accepted: boolean) => run(answer(accepted)) }
}

/** Sends an answer, then remembers it in this browser. Resolves with the message of the first failure, or null. */
async function sendAnswer(accepted: boolean, days: number): Promise<string | null> {
  for (const { call: name, input } of marketingAnswerCalls(accepted, days)) {
    const sent = await settleCall(sendCall(name, input))
    if (sent.type === 'failure') return sent.error.message
  }
  const stored = await settleCall(sendCall('session.setCookie', { body: marketingCookie(accepted, days) }))
  return stored.type === 'failure' ? stored.error.message : null
}
