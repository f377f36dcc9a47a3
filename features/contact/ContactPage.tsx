import { useState } from 'react'
import { createMutationHook } from '../api/createMutationHook.ts'
import { createQueryHook } from '../api/createQueryHook.ts'
import { useThrowToBoundary } from '../api/useThrowToBoundary.ts'
import { usePageContext } from '../content/PageContext.tsx'
import { useSystemConfig } from '../content/useSystemConfig.ts'
import type { sessionCalls } from '../session/calls.ts'
import { ContactScreen, type MessageState } from './ContactScreen.tsx'
import type { contactCalls } from './calls.ts'
import type { Message } from './form.ts'
import { clearMessageDraft, keepMessageDraft, readMessageDraft } from './messageDraft.ts'

const useContactMutation = createMutationHook<typeof contactCalls>('contact')
const useSessionQuery = createQueryHook<typeof sessionCalls>('session')

/** Route component of `/kontaktos`. For a player, name, e-mail and user id are filled in. */
export function ContactPage() {
  const { site, session } = usePageContext()
  const { contactContent, recaptchaSiteKey } = useSystemConfig('contactContent', 'recaptchaSiteKey')
  const { data: profile } = useSessionQuery('profile', session.loggedIn ? {} : null)
  const { trigger, busy, error, reset } = useContactMutation('send')
  const throwToBoundary = useThrowToBoundary()
  const [state, setState] = useState<MessageState>({ type: 'writing' })

  const send = async (message: Message) => {
    const result = await trigger({ body: message })
    if (result?.type !== 'success') return
    clearMessageDraft()
    setState({ type: 'sent', email: message.email })
  }
  return (
    <ContactScreen
      state={state}
      known={{
        name: profile ? `${profile.firstName} ${profile.lastName}` : '',
        email: profile?.email ?? '',
        userId: profile?.userId ?? '',
      }}
      supportEmail={site.supportEmail}
      supportHours={site.supportHours}
      sections={contactContent}
      recaptchaSiteKey={recaptchaSiteKey}
      busy={busy}
      error={error}
      readDraft={readMessageDraft}
      onDraft={keepMessageDraft}
      onSend={(message) => void send(message).catch(throwToBoundary)}
      onAnother={() => {
        reset()
        setState({ type: 'writing' })
      }}
    />
  )
}
