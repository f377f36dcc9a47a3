import type { Profile } from '../session/calls.ts'
import { useProfileQuery } from '../session/queries.ts'
import { ContentPopupDialog } from './ContentPopupDialog.tsx'
import { PlayerWarningDialog } from './PlayerWarningDialog.tsx'
import { useContentPopups } from './useContentPopups.ts'
import { usePlayerWarning } from './usePlayerWarning.ts'

export interface PlayerPopupsProps {
  /** The page interrupts no task: no game, payment or account. */
  calm: boolean
  /** The player has chosen a page of the site since it was loaded. */
  moved: boolean
}

/** The popups that a player's page opens by itself: the warning, the welcome and campaigns. None during a pause, or for a player in ROFUS. */
export function PlayerPopups({ calm, moved }: PlayerPopupsProps) {
  const { data: profile } = useProfileQuery()
  if (!profile || profile.pausedUntil !== null || profile.withdrawalOnly) return null
  return (
    <>
      <PlayerWarning calm={calm} loggedInAt={profile.loggedInAt} />
      <ContentPopups calm={calm} moved={moved} profile={profile} />
    </>
  )
}

type PlayerWarningProps = Pick<PlayerPopupsProps, 'calm'> & Pick<Profile, 'loggedInAt'>

function PlayerWarning({ calm, loggedInAt }: PlayerWarningProps) {
  const { loggedInForMs, close } = usePlayerWarning(loggedInAt, calm)
  return loggedInForMs !== null && <PlayerWarningDialog loggedInForMs={loggedInForMs} onClose={close} />
}

type ContentPopupsProps = PlayerPopupsProps & { profile: Pick<Profile, 'firstName' | 'lastLogin'> }

function ContentPopups({ calm, moved, profile: { firstName, lastLogin } }: ContentPopupsProps) {
  const { popup, close } = useContentPopups({ firstSession: lastLogin === null, calm, moved })
  return popup && <ContentPopupDialog key={popup.id} popup={popup} firstName={firstName} onClose={() => close(popup.id)} />
}
