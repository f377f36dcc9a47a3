import { useState } from 'react'
import { useLocation } from 'wouter'
import { createClient } from '../api/client.ts'
import { createQueryHook } from '../api/createQueryHook.ts'
import { settleCall } from '../api/settleCall.ts'
import type { contentCalls } from '../content/calls.ts'
import type { PopupContent } from '../content/entities/popup.ts'
import type { sessionCalls } from '../session/calls.ts'
import { useQueuedPopup } from '../session/useQueuedPopup.ts'
import { duePopups, parseSeenPopups, seenPopupsCookie } from './contentPopup.ts'

const sessionCall = createClient<typeof sessionCalls>('session')
const useContentQuery = createQueryHook<typeof contentCalls>('content')
const useSessionQuery = createQueryHook<typeof sessionCalls>('session')

interface ContentPopupsOptions {
  /** The player has never been logged in before. */
  firstSession: boolean
  /** The page interrupts no task: no game, payment or account. */
  calm: boolean
}

/** The popup of the CMS that is open, or null. Nothing opens before both the popups and the cookie of closed ones are known. */
export function useContentPopups({ firstSession, calm }: ContentPopupsOptions): {
  popup: PopupContent | null
  close: (id: string) => void
} {
  const [path] = useLocation()
  const { data: popups } = useContentQuery('popups', calm ? {} : null, { revalidateOnFocus: false })
  const { data: stored } = useSessionQuery('getCookie', calm ? { query: { key: 'seenPopups' } } : null)
  const [closed, setClosed] = useState<readonly string[]>([])
  const seen = stored && [...parseSeenPopups(stored.cookie), ...closed]
  const due = popups && seen ? duePopups({ popups, seen, path, firstSession }) : null
  const welcomeOpen = useQueuedPopup('welcome', due?.welcome != null)
  const campaignOpen = useQueuedPopup('campaign', due?.campaign != null)
  const close = (id: string) => {
    setClosed([...closed, id])
    // without the cookie the popup is shown once more, in the next document
    settleCall(sessionCall('setCookie', { body: seenPopupsCookie([...(seen ?? []), id]) })).catch(reportError)
  }
  return { popup: (welcomeOpen && due?.welcome) || (campaignOpen && due?.campaign) || null, close }
}
