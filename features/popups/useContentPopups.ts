import { useState } from 'react'
import { useLocation } from 'wouter'
import { sendCall } from '../api/client.ts'
import { settleCall } from '../api/settleCall.ts'
import type { PopupContent } from '../content/entities/popup.ts'
import { useContentPopupsQuery } from '../content/queries.ts'
import { useCookieQuery } from '../session/queries.ts'
import { useQueuedPopup } from '../session/useQueuedPopup.ts'
import { duePopups, parseSeenPopups, seenPopupsCookie } from './contentPopup.ts'

interface ContentPopupsOptions {
  /** The player has chosen a page of the site since it was loaded. */
  moved: boolean
  /** The player has never been logged in before. */
  firstSession: boolean
  /** The page interrupts no task: no game, payment or account. */
  calm: boolean
}

/** The popup of the CMS that is open, or null. Nothing opens before both the popups and the cookie of closed ones are known. */
export function useContentPopups({ firstSession, calm, moved }: ContentPopupsOptions): {
  popup: PopupContent | null
  close: (id: string) => void
} {
  const [path] = useLocation()
  const { data: popups } = useContentPopupsQuery(calm ? {} : null, { revalidateOnFocus: false })
  const { data: stored } = useCookieQuery(calm ? { query: { key: 'seenPopups' } } : null)
  const [closed, setClosed] = useState<readonly string[]>([])
  const seen = stored && [...parseSeenPopups(stored.cookie), ...closed]
  const due = popups && seen ? duePopups({ popups, seen, path, firstSession, moved }) : null
  const welcomeOpen = useQueuedPopup('welcome', due?.welcome != null)
  const campaignOpen = useQueuedPopup('campaign', due?.campaign != null)
  const close = (id: string) => {
    setClosed([...closed, id])
    // without the cookie the popup is shown once more, in the next document
    settleCall(sendCall('session.setCookie', { body: seenPopupsCookie([...(seen ?? []), id]) })).catch(reportError)
  }
  return { popup: (welcomeOpen && due?.welcome) || (campaignOpen && due?.campaign) || null, close }
}
