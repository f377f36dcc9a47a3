import { useEffect, useRef, useState } from 'react'
import { useRun } from '../api/useRun.ts'
import { usePageContext } from '../content/PageContext.tsx'
import { useRawSearch } from '../navigation/useSearchState.ts'
import { useIdentityRedirect } from '../session/useIdentityRedirect.ts'
import { toLoginFailure } from './loginFailure.ts'
import { useCompleteStepUpMutation, useStepUpRedirect } from './queries.ts'
import { StepUpScreen } from './StepUpScreen.tsx'
import { failedStepUp, parseStepUpQuery, type StepUpState } from './stepUp.ts'

const confirming: StepUpState = { type: 'confirming' }

/** `/min-konto/bekraeft?purpose=…&logId=…`: completes a step-up after the identity provider's redirect. */
export function StepUpPage() {
  const { site } = usePageContext()
  const { purpose, logId, returnPath, returnSearch } = parseStepUpQuery(useRawSearch())
  const run = useRun()
  const completion = useCompleteStepUpMutation()
  const identityRedirect = useIdentityRedirect(useStepUpRedirect(purpose, returnSearch))
  const [state, setState] = useState(confirming)
  const started = useRef(false)

  const confirm = async () => {
    setState(confirming)
    const result = await completion.trigger({ query: { logId } })
    if (result?.type === 'failure') return setState(failedStepUp(toLoginFailure(result.error)))
    setState({ type: 'confirmed' })
    // a full page load renders the page for the confirmed session; replace() keeps this page out of the history
    window.location.replace(returnPath)
  }
  const start = () => run(confirm())

  // biome-ignore lint/correctness/useExhaustiveDependencies: once a page; strict mode runs effects twice
  useEffect(() => {
    if (started.current) return
    started.current = true
    start()
  }, [])

  return (
    <StepUpScreen
      state={state}
      purpose={purpose}
      returnPath={returnPath}
      siteName={site.name}
      identityRedirect={identityRedirect}
      identityRedirectError={identityRedirect.error?.message ?? null}
      onRetry={start}
      onIdentityRedirect={identityRedirect.start}
    />
  )
}
