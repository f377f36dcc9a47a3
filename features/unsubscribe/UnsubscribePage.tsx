import { useState } from 'react'
import { useRun } from '../api/useRun.ts'
import { usePageContext } from '../content/PageContext.tsx'
import type { UnsubscribeKind, UnsubscribeState } from './model.ts'
import { useUnsubscribeBrandMutation, useUnsubscribeEmailMutation, useUnsubscribeSmsMutation } from './queries.ts'
import { UnsubscribeScreen } from './UnsubscribeScreen.tsx'

interface UnsubscribePageProps {
  kind: UnsubscribeKind
  /** Of the link's query; null without one. */
  id: string | null
}

/**
 * Route component of `/unsubscribe`, `/unsubscribesms` and `/unsubscribebrand`. The visitor confirms, because mail programs open links to
 * check them.
 */
export function UnsubscribePage({ kind, id }: UnsubscribePageProps) {
  const { site, brand } = usePageContext()
  const run = useRun()
  const calls = { email: useUnsubscribeEmailMutation(), sms: useUnsubscribeSmsMutation(), brand: useUnsubscribeBrandMutation() }
  const [state, setState] = useState<UnsubscribeState>(id ? { type: 'asking' } : { type: 'invalid' })

  const send = (subscriber: string) => {
    if (kind === 'email') return calls.email.trigger({ body: { UserGuid: subscriber } })
    if (kind === 'sms') return calls.sms.trigger({ params: { PlayerId: subscriber } })
    return calls.brand.trigger({ body: { playerID: subscriber, brand } })
  }
  const unsubscribe = async () => {
    if (!id) return
    const result = await send(id)
    if (result?.type === 'success') setState({ type: 'done' })
    if (result?.type === 'failure') {
      const { code, message } = result.error
      setState(code === 'ERR_NOT_FOUND' || code === 'ERR_VALIDATION' ? { type: 'invalid' } : { type: 'failed', message })
    }
  }
  return (
    <UnsubscribeScreen
      kind={kind}
      state={state}
      busy={calls[kind].busy}
      siteName={site.name}
      supportEmail={site.supportEmail}
      onUnsubscribe={() => run(unsubscribe())}
    />
  )
}
