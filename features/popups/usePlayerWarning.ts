import { useEffect, useMemo, useState } from 'react'
import { sendCall } from '../api/client.ts'
import { settleCall } from '../api/settleCall.ts'
import { usePageContext } from '../content/PageContext.tsx'
import { useSystemConfig } from '../content/useSystemConfig.ts'
import { useQueuedPopup } from '../session/useQueuedPopup.ts'
import { parseShowTime, warningCookie, warningWaitMs } from './playerWarning.ts'

/**
 * The player warning of a session that began at `loggedInAt` (UTC ms); see `warningWaitMs`. Waits while the page is not calm. The cookie is
 * read when the warning is due, because another tab may have closed it; if it cannot be read, the warning is shown. Returns the time logged
 * in, in ms, while the warning is open, otherwise null.
 */
export function usePlayerWarning(loggedInAt: number, calm: boolean): { loggedInForMs: number | null; close: () => void } {
  const { now } = usePageContext()
  const { warningPopupMinutes: minutes } = useSystemConfig('warningPopupMinutes')
  const monotonicOffset = useMemo(() => now - performance.now(), [now])
  const [shownAt, setShownAt] = useState<number | null>(null)
  const [dueAt, setDueAt] = useState<number | null>(null)
  const isDue = dueAt !== null

  useEffect(() => {
    if (isDue) return
    const serverNow = () => monotonicOffset + performance.now()
    let current = true
    let timer = 0
    const waitFor = (known: number | null) => {
      const waitMs = warningWaitMs({ loggedInAt, shownAt: known, now: serverNow(), minutes })
      timer = window.setTimeout(() => void check(known).catch(reportError), Math.max(0, waitMs))
    }
    const check = async (known: number | null) => {
      const stored = await settleCall(sendCall('session.getCookie', { query: { key: 'notificationShowTime' } }))
      if (!current) return
      const closedAt = stored.type === 'success' ? (parseShowTime(stored.data.cookie) ?? known) : known
      if (warningWaitMs({ loggedInAt, shownAt: closedAt, now: serverNow(), minutes }) > 0) waitFor(closedAt)
      else setDueAt(serverNow())
    }
    waitFor(shownAt)
    return () => {
      current = false
      window.clearTimeout(timer)
    }
  }, [isDue, loggedInAt, shownAt, minutes, monotonicOffset])

  const open = useQueuedPopup('warning', isDue && calm)
  const close = () => {
    const closedAt = monotonicOffset + performance.now()
    setShownAt(closedAt)
    setDueAt(null)
    // without the cookie the other tabs and the next document show it, which is the safe side
    settleCall(sendCall('session.setCookie', { body: warningCookie(closedAt, minutes) })).catch(reportError)
  }
  return { loggedInForMs: open && isDue ? dueAt - loggedInAt : null, close }
}
