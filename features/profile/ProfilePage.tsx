import { useState } from 'react'
import { createMutationHook } from '../api/createMutationHook.ts'
import { createQueryHook } from '../api/createQueryHook.ts'
import { usePageContext } from '../content/PageContext.tsx'
import { AccountLayout } from '../session/AccountLayout.tsx'
import type { sessionCalls } from '../session/calls.ts'
import { ChangeList, type ChangesData } from './ChangeList.tsx'
import { ContactSection, type ContactSectionProps } from './ContactSection.tsx'
import type { profileCalls } from './calls.ts'
import { LoginList, type LoginsData } from './LoginList.tsx'
import { OfferChoices } from './OfferChoices.tsx'
import { ProfileDocuments } from './ProfileDocuments.tsx'
import { type ProfileData, ProfileScreen } from './ProfileScreen.tsx'
import { useOfferChoices } from './useOfferChoices.ts'

const useSessionQuery = createQueryHook<typeof sessionCalls>('session')
const useProfileQuery = createQueryHook<typeof profileCalls>('profile')
const useProfileMutation = createMutationHook<typeof profileCalls>('profile')

interface ProfilePageProps {
  /** Starts a step-up for contact data (feature identity). */
  useStepUpRedirect: ContactSectionProps['useStepUpRedirect']
}

/** Route component of `/min-konto/profil`. */
export function ProfilePage({ useStepUpRedirect }: ProfilePageProps) {
  const { site } = usePageContext()
  const profile = useSessionQuery('profile', {})
  const logins = useProfileQuery('logins', {})
  const changes = useProfileQuery('changes', {})
  const endOthers = useProfileMutation('endOtherSessions')
  const [ended, setEnded] = useState<number | null>(null)
  const { offers, change, retry } = useOfferChoices()

  const endOtherSessions = async () => {
    setEnded(null)
    const result = await endOthers.trigger()
    if (result?.type !== 'success') return
    setEnded(result.data.ended)
    await logins.mutate()
  }
  const loginsData: LoginsData = logins.data
    ? { type: 'ready', logins: logins.data.logins }
    : logins.error
      ? { type: 'failed', message: logins.error.message }
      : { type: 'loading' }

  const changesData: ChangesData = changes.data
    ? { type: 'ready', changes: changes.data.changes }
    : changes.error
      ? { type: 'failed', message: changes.error.message }
      : { type: 'loading' }

  const profileData: ProfileData = profile.data
    ? { type: 'ready', profile: profile.data }
    : profile.error
      ? { type: 'failed', message: profile.error.message }
      : { type: 'loading' }

  return (
    <AccountLayout current="profile">
      <ProfileScreen
        data={profileData}
        onRetry={() => void profile.mutate()}
        supportEmail={site.supportEmail}
        contact={profile.data && <ContactSection profile={profile.data} useStepUpRedirect={useStepUpRedirect} />}
        changes={<ChangeList data={changesData} onRetry={() => void changes.mutate()} />}
        offers={<OfferChoices offers={offers} onChange={change} onRetry={retry} />}
        documents={<ProfileDocuments />}
        logins={
          <LoginList
            data={loginsData}
            endOthers={{ busy: endOthers.busy, problem: endOthers.error?.message ?? null, ended }}
            onEndOthers={endOtherSessions}
            onRetry={() => void logins.mutate()}
          />
        }
      />
    </AccountLayout>
  )
}
