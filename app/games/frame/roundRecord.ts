import * as z from 'zod/mini'

/**
 * A settled round as the page that checks it reads it, from its address: behind the `#`, which no browser sends to a server. Amounts in øre.
 */
export const roundRecordSchema = z.object({
  /** The first stake. */
  stake: z.int().check(z.minimum(1)),
  /** Amounts by bet, of a table. */
  bets: z.nullable(z.record(z.string(), z.int())),
  freeSpin: z.boolean(),
  /** In their order. */
  decisions: z.array(z.string()),
  commitment: z.string(),
  /** Null for rounds without a contribution. An empty text draws differently. */
  clientSeed: z.nullable(z.string()),
  seed: z.string(),
  /** What was paid, a jackpot included. */
  win: z.int().check(z.minimum(0)),
})
export type RoundRecord = z.output<typeof roundRecordSchema>

/** Path of the page that checks a round of a game; with the round in it. */
export const roundCheckPath = (gameId: string, record: RoundRecord): string =>
  `/game/check/${gameId}#${encodeURIComponent(JSON.stringify(record))}`
