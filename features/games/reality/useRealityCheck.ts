import { useCallback, useEffect, useRef, useState } from 'react'
import { sendCall } from '../../api/client.ts'
import { createMutationHook } from '../../api/createMutationHook.ts'
import { settleCall } from '../../api/settleCall.ts'
import { useRun } from '../../api/useRun.ts'
import type { PlayTimeEvent, PlayTimeStatus } from '../calls.ts'

const useSetCookieMutation = createMutationHook('session.setCookie')

/** Time between two signs of play, in ms. */
const playSignMs = 15_000
const yearSeconds = 31_536_000

interface RealityCheck {
  /** The play time when a reminder is due; null otherwise. */
  due: PlayTimeStatus | null
  /** The answer is on its way. */
  answering: boolean
  /** Answers the reminder. It opens again when the platform does not learn of it. Never rejects. */
  answer: () => Promise<void>
  /** Chooses the minutes between two reminders, 1 to 60. */
  chooseInterval: (minutes: number) => void
  /** Localised message when the choice could not be saved. */
  intervalProblem: string | null
}

/**
 * Sends the platform a sign of play every 15 s while money play is open and visible, and learns from it when a reminder is due. Tabs and
 * reloads change nothing: the platform counts for the player. A sign that fails is followed by the next.
 */
export function useRealityCheck(playing: boolean): RealityCheck {
  const run = useRun()
  const [due, setDue] = useState<PlayTimeStatus | null>(null)
  const [answering, setAnswering] = useState(false)
  const { trigger: setCookie, error } = useSetCookieMutation()
  const isDue = due !== null
  const lastSign = useRef(0)

  const send = useCallback(async (event: PlayTimeEvent) => {
    lastSign.current += 1
    const sign = lastSign.current
    const result = await settleCall(sendCall('games.playTime', { body: { event } }))
    // an earlier sign may be answered after a later one
    if (sign === lastSign.current && result.type === 'success') setDue((before) => (result.data.due ? (before ?? result.data) : null))
  }, [])

  useEffect(() => {
    if (!playing || answering) return
    const sendSign = () => {
      if (document.visibilityState === 'visible') send(isDue ? 'waiting' : 'playing').catch(reportError)
    }
    sendSign()
    const timer = window.setInterval(sendSign, playSignMs)
    document.addEventListener('visibilitychange', sendSign)
    return () => {
      window.clearInterval(timer)
      document.removeEventListener('visibilitychange', sendSign)
    }
  }, [playing, isDue, answering, send])

  const saveInterval = async (minutes: number) => {
    const saved = await setCookie({ body: { key: 'responsibleGamingTime', value: String(minutes), max_age: yearSeconds } })
    if (saved?.type === 'success') setDue((before) => before && { ...before, everyMinutes: minutes })
  }
  return {
    due,
    answering,
    answer: async () => {
      setAnswering(true)
      await send('reminded').catch(reportError)
      setDue(null)
      setAnswering(false)
    },
    chooseInterval: (minutes) => run(saveInterval(minutes)),
    intervalProblem: error?.message ?? null,
  }
}
