import { z } from 'zod'
import { siteCall } from '../api/contract.ts'
import { instantSchema, pathIdSchema } from '../api/scalars.ts'

const withSession = { body: z.object({ sessionId: pathIdSchema }), injected: { 'body.sessionId': 'sessionId' } } as const

/** A login, without what would grant access to it. */
export const loginSchema = z.object({
  /** Start of the hash of the session id. */
  id: z.string(),
  startedAt: instantSchema,
  lastSeenAt: instantSchema,
  /** The session of this browser. */
  current: z.boolean(),
  /** The session has not ended. */
  active: z.boolean(),
  /** Null for logins before devices were stored. */
  device: z
    .object({
      type: z.enum(['Mobile', 'Desktop']),
      /** Browser and system, e.g. `Chrome, Windows`; empty when unknown. */
      browser: z.string(),
      /** Without its last part, e.g. `203.0.113.x`. */
      address: z.string(),
      /** The same address as the session of this browser. */
      sameAddress: z.boolean(),
    })
    .nullable(),
})
export type Login = z.output<typeof loginSchema>

/** Calls of the player's profile. */
export const profileCalls = {
  /** The latest logins, newest first. */
  logins: siteCall('profile.logins', { access: 'player', ...withSession, response: z.object({ logins: z.array(loginSchema) }) }),
  /** Ends all sessions but this one. */
  endOtherSessions: siteCall('profile.endOtherSessions', {
    access: 'player',
    ...withSession,
    response: z.object({ ended: z.number().int().min(0) }),
  }),
}
