import type { StepUpPurpose } from '@casino/features/identity/constants'
import { PlatformError } from '@casino/shared/platformError'
import { eq } from 'drizzle-orm'
import { minuteMs } from '../core/clock.ts'
import type { TransactionContext } from '../core/platform.ts'
import { type StepUpRequest, sessions } from '../db/schema.ts'
import { recordPlayerEvent } from '../players/playerEvents.ts'

/** Marks a session as confirmed for one purpose, for the configured minutes; replaces an earlier mark. */
export async function grantStepUp(context: TransactionContext, { sessionHash, purpose }: StepUpRequest): Promise<void> {
  const { db, now, settings } = context
  const stepUp = { purpose, expiresAt: now + settings.stepUpMinutes * minuteMs }
  const [session] = await db.update(sessions).set({ stepUp }).where(eq(sessions.id, sessionHash)).returning({ playerId: sessions.playerId })
  if (session) await recordPlayerEvent(context, { id: session.playerId, sessionHash }, { kind: 'step_up', subject: purpose })
}

/** Until when the session is confirmed for the purpose, UTC ms; null when it is not. */
export async function readStepUp({ db, now }: TransactionContext, sessionHash: string, purpose: StepUpPurpose): Promise<number | null> {
  const [session] = await db.select({ stepUp: sessions.stepUp }).from(sessions).where(eq(sessions.id, sessionHash))
  const mark = session?.stepUp
  return mark?.purpose === purpose && now < mark.expiresAt ? mark.expiresAt : null
}

/** Uses the confirmation of a session up, for what is confirmed once each time. */
export async function clearStepUp({ db }: TransactionContext, sessionHash: string): Promise<void> {
  await db.update(sessions).set({ stepUp: null }).where(eq(sessions.id, sessionHash))
}

/** Throws ERR_STEP_UP_REQUIRED unless the session is confirmed for the purpose. */
export async function assertStepUp(context: TransactionContext, sessionHash: string, purpose: StepUpPurpose): Promise<void> {
  if ((await readStepUp(context, sessionHash, purpose)) === null)
    throw new PlatformError('ERR_STEP_UP_REQUIRED', { message: `not confirmed for ${purpose}` })
}
