import type { bonusesCalls } from '@casino/features/bonuses/calls'
import { desc, eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { BonusDefinition } from '../core/bonusDefinition.ts'
import type { TransactionContext } from '../core/platform.ts'
import { playerBonuses, transfers } from '../db/schema.ts'
import { readFunds } from '../ledger/ledger.ts'
import { findActiveBonus } from '../money/index.ts'
import { readPlayer } from '../players/eligibility.ts'
import { readChosenBonus } from './chosenBonus.ts'

/** Bonuses that the player's page lists. */
const listedBonuses = 50

type PlayerBonuses = z.input<typeof bonusesCalls.list.response>

/** The player's bonuses. Cancels an expired one first. */
export async function listPlayerBonuses(context: TransactionContext, playerId: string): Promise<PlayerBonuses> {
  await findActiveBonus(context, playerId)
  const { db } = context
  const rows = await db
    .select()
    .from(playerBonuses)
    .where(eq(playerBonuses.playerId, playerId))
    .orderBy(desc(playerBonuses.grantedAt), desc(playerBonuses.id))
    .limit(listedBonuses)
  const ids = rows.map(({ id }) => id)
  const moved = ids.length ? await db.select().from(transfers).where(inArray(transfers.externalId, ids)) : []
  /** Øre of a bonus's transfer: of its grant, or of its end. */
  const amountOf = (id: string, of: 'grant' | 'end'): number =>
    moved.find(({ externalId, type }) => externalId === id && (type === 'transfer_bonus') === (of === 'grant'))?.amount ?? 0
  const funds = await readFunds(context, playerId)
  const chosen = await readChosenBonus(context, await readPlayer(context, playerId))
  return {
    chosen: chosen && toBonusOffer(chosen),
    bonuses: rows.map((row) => ({
      id: row.id,
      name: row.name,
      state: row.status,
      amount: amountOf(row.id, 'grant'),
      spins: row.spins,
      spinsLeft: row.spinsLeft,
      spinValue: row.spinValue,
      requirement: row.required,
      progress: row.wagered,
      maxBet: row.maxBet,
      money: row.status === 'active' ? funds.bonus : amountOf(row.id, 'end'),
      grantedAt: row.grantedAt,
      expiresAt: row.expiresAt,
      endedAt: row.endedAt,
      essentialTerms: row.countsEveryStake
        ? ''
        : (context.bonuses.find(({ bonusId }) => bonusId === row.bonusId)?.bonusRegisterContents.essentialTerms ?? ''),
    })),
  }
}

/** What a player sees of a bonus before it is granted. */
export const toBonusOffer = ({ bonusCode, name, triggers: [trigger], terms, conditions, bonusRegisterContents }: BonusDefinition) => ({
  bonusCode,
  name,
  trigger,
  minDeposit: terms.minDeposit,
  detail: bonusRegisterContents.bonusDetail,
  essentialTerms: bonusRegisterContents.essentialTerms,
  keyTerms: bonusRegisterContents.keyTerms,
  example: bonusRegisterContents.example,
  conditions,
})
