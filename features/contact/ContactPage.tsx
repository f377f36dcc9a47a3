import { useState } from 'react'
import { useRun } from '../api/useRun.ts'
import { usePageContext } from '../content/PageContext.tsx'
import { useSystemConfig } from '../content/useSystemConfig.ts'
import { useProfileQuery } from '../session/queries.ts'
import { ContactScreen, type MessageState } from './ContactScreen.tsx'
import type { Message } from './form.ts'
import { clearMessageDraft, keepMessageDraft, readMessageDraft } from './messageDraft.ts'
import { useSendMessageMutation } from './queries.ts'

/** Route component of `/kontaktos`. For a player, name, e-mail and user id are filled in. */
export function ContactPage() {
  const { site, session } = usePageContext()
  const { contactContent, recaptchaSiteKey } = useSystemConfig('contactContent', 'recaptchaSiteKey')
  const { data: profile } = useProfileQuery(session.loggedIn ? {} : null)
  const { trigger, busy, error, reset } = useSendMessageMutation()
  const run = useRun()
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
      onSend={(message) => run(send(message))}
      onAnother={() => {
        reset()
        setState({ type: 'writing' })
      }}
    />
  )
}
