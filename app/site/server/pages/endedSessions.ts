import { countBound } from '@casino/shared/countBound'
import { LRUCache } from 'lru-cache'
import type { CallContext } from '../calls/callContext.ts'
import { sessionCookies } from '../calls/cookieCalls.ts'

const maxSessions = 10_000
const ttlMs = 600_000

/** Remembers sessions that the back end has ended, so that a browser that keeps sending one is a guest without a call. */
export function createEndedSessions() {
  // an id is never given out twice: an ended session stays ended
  const ended = new LRUCache<string, true>({ ...countBound(maxSessions), ttl: ttlMs })
  return {
    /** Clears the session of a context if it is known to have ended. */
    clearCookies({ jar }: CallContext): void {
      const session = jar.get('session')
      if (session !== undefined && ended.has(session)) jar.clear(...sessionCookies)
    },
    /** Runs a task; a session that it clears has ended. */
    async watch<T>({ jar }: CallContext, task: () => Promise<T>): Promise<T> {
      const session = jar.get('session')
      try {
        return await task()
      } finally {
        if (session !== undefined && jar.get('session') === undefined) ended.set(session, true)
      }
    },
  }
}
