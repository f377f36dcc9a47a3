import { useState } from 'react'
import { usePageContext } from '../content/PageContext.tsx'
import { AccountLayout } from '../session/AccountLayout.tsx'
import { useProfileQuery } from '../session/queries.ts'
import { ChangeList, type ChangesData } from './ChangeList.tsx'
import { ContactSection } from './ContactSection.tsx'
import { LoginList, type LoginsData } from './LoginList.tsx'
import { OfferChoices } from './OfferChoices.tsx'
import { ProfileDocuments } from './ProfileDocuments.tsx'
import { type ProfileData, ProfileScreen } from './ProfileScreen.tsx'
import { useContactChangesQuery, useEndOtherSessionsMutation, useLoginsQuery } from './queries.ts'
import { useOfferChoices } from './useOfferChoices.ts'

/** Route component of `/min-konto/profil`. */
export function ProfilePage() {
  const { site } = usePageContext()
  const profile = useProfileQuery()
  const logins = useLoginsQuery()
  const changes = useContactChangesQuery()
  const endOthers = useEndOtherSessionsMutation()
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
        contact={profile.data && <ContactSection profile={profile.data} />}
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
