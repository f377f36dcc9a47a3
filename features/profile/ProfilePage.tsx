import { useState } from 'react'
import { toLoadable } from '../api/Loadable.ts'
import { useRun } from '../api/useRun.ts'
import { usePageContext } from '../content/PageContext.tsx'
import { AccountLayout } from '../session/AccountLayout.tsx'
import { useProfileQuery } from '../session/queries.ts'
import { ChangeList } from './ChangeList.tsx'
import { ContactSection } from './ContactSection.tsx'
import { LoginList } from './LoginList.tsx'
import { OfferChoices } from './OfferChoices.tsx'
import { ProfileDocuments } from './ProfileDocuments.tsx'
import { ProfileScreen } from './ProfileScreen.tsx'
import { useContactChangesQuery, useEndOtherSessionsMutation, useLoginsQuery } from './queries.ts'
import { SuggestionChoice } from './SuggestionChoice.tsx'
import { useOfferChoices } from './useOfferChoices.ts'
import { useSuggestionChoice } from './useSuggestionChoice.ts'

/** Route component of `/min-konto/profil`. */
export function ProfilePage() {
  const run = useRun()
  const { site } = usePageContext()
  const profile = useProfileQuery()
  const logins = useLoginsQuery()
  const changes = useContactChangesQuery()
  const endOthers = useEndOtherSessionsMutation()
  const [ended, setEnded] = useState<number | null>(null)
  const { offers, change, retry } = useOfferChoices()
  const { suggestions, change: changeSuggestions } = useSuggestionChoice()

  const endOtherSessions = async () => {
    setEnded(null)
    const result = await endOthers.trigger()
    if (result?.type !== 'success') return
    setEnded(result.data.ended)
    await logins.mutate()
  }

  return (
    <AccountLayout current="profile">
      <ProfileScreen
        data={toLoadable(profile)}
        onRetry={() => void profile.mutate()}
        supportEmail={site.supportEmail}
        contact={profile.data && <ContactSection profile={profile.data} />}
        changes={<ChangeList data={toLoadable(changes, (list) => list.changes)} onRetry={() => void changes.mutate()} />}
        offers={<OfferChoices offers={offers} onChange={change} onRetry={retry} />}
        suggestions={suggestions && <SuggestionChoice suggestions={suggestions} onChange={changeSuggestions} />}
        documents={<ProfileDocuments />}
        logins={
          <LoginList
            data={toLoadable(logins, (list) => list.logins)}
            endOthers={{ busy: endOthers.busy, problem: endOthers.error?.message ?? null, ended }}
            onEndOthers={() => run(endOtherSessions())}
            onRetry={() => void logins.mutate()}
          />
        }
      />
    </AccountLayout>
  )
}
