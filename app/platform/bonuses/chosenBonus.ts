import { isOffered } from '@casino/features/api/entities/bonusKind'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type BonusDefinition, findBonusByCode } from '../core/bonusDefinition.ts'
import type { TransactionContext } from '../core/platform.ts'
import { players } from '../db/schema.ts'
import { bonusRefusedError, findBonusRefusal, grantBonus } from '../money/index.ts'
import { assertUnrestricted, lockPlayer, type PlayerRow } from '../players/eligibility.ts'

/**
 * Gives a player the bonus of a code: at once, or, for a bonus of a deposit, chosen for the next one. Throws ERR_BONUS_CODE with
 * `bonusRefusal`, or without for a code that is not offered, ERR_ACCOUNT_LOCKED, ERR_PAUSED, ERR_EXCLUDED.
 */
export async function joinBonus(context: TransactionContext, playerId: string, code: string): Promise<void> {
  const player = await lockPlayer(context, playerId)
  const bonus = findBonusByCode(context, code)
  await assertUnrestricted(context, player)
  const refusal = await findBonusRefusal(context, playerId, bonus, { type: 'campaign' })
  if (refusal) throw bonusRefusedError(refusal)
  if (bonus.triggers[0] === 'code') await grantBonus(context, playerId, { bonus, deposit: 0 })
  else await storeChoice(context, playerId, sql`${players.registration} || jsonb_build_object('bonusCode', ${bonus.bonusCode}::text)`)
}

/** Forgets the bonus chosen for the next deposit. */
export async function cancelChoice(context: TransactionContext, playerId: string): Promise<void> {
  await lockPlayer(context, playerId)
  await storeChoice(context, playerId, sql`${players.registration} - 'bonusCode'`)
}

const storeChoice = ({ db }: TransactionContext, playerId: string, registration: ReturnType<typeof sql>) =>
  db.update(players).set({ registration }).where(eq(players.id, playerId))

const registrationSchema = z.object({ bonusCode: z.string() })

/** The bonus that the player's next deposit can be made with: chosen at registration or later; null once nothing grants it any more. */
export async function readChosenBonus(
  context: TransactionContext,
  { id, registration }: Pick<PlayerRow, 'id' | 'registration'>,
): Promise<BonusDefinition | null> {
  const code = registrationSchema.safeParse(registration).data?.bonusCode
  const bonus = context.bonuses.find(({ bonusCode }) => bonusCode === code)
  if (!bonus || !isOffered(bonus, context.now)) return null
  return (await findBonusRefusal(context, id, bonus, { type: 'deposit' })) ? null : bonus
}
