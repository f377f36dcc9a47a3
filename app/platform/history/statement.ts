import type { StatementEntry, transactionsCalls } from '@casino/features/transactions/calls'
import { and, asc, eq, gt, gte, inArray, lte, max, min, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { TransactionContext } from '../core/platform.ts'
import { gameRounds, ledgerTransactions, postings } from '../db/schema.ts'
import { bonusAccount, cashAccount } from '../ledger/ledger.ts'
import { historyStart } from './historyStart.ts'

interface StatementQuery {
  /** UTC ms, both inclusive. */
  from?: number | undefined
  to?: number | undefined
  /** `next` of the page before. */
  cursor?: { after: number; cash: number; bonus: number } | undefined
  /** Entries on the page. */
  limit: number
}

type StatementPage = z.input<typeof transactionsCalls.statement.response>

/**
 * One page of a player's statement, oldest first. Read from the ledger in the order of its postings, which a player's lock makes the order in
 * which the money moved: each balance is the sum of all postings up to it.
 */
export async function listStatement(context: TransactionContext, playerId: string, query: StatementQuery): Promise<StatementPage> {
  const from = historyStart(query.from, context.now)
  const to = Math.min(query.to ?? context.now, context.now)
  const accounts = [cashAccount(playerId), bonusAccount(playerId)] as const
  const opening = query.cursor ?? (await findOpening(context, accounts, { playerId, from }))
  const last = await findPosting(context, accounts, playerId, { to })
  const { moves, after } = await readMoves(context, accounts, { after: opening.after, last: last ?? 0, limit: query.limit })
  const entries = toEntries(moves, opening)
  const end = entries.at(-1)
  const next = after !== null && end ? { after, cash: end.cashBalance, bonus: end.bonusBalance } : null
  return { from, to, cash: opening.cash, bonus: opening.bonus, entries, next }
}

type Accounts = readonly [cash: string, bonus: string]
interface Money {
  /** Øre. */
  cash: number
  bonus: number
}

/** Where a statement from a time on (UTC ms) begins: after the last posting before it, with the balances of that posting. */
async function findOpening(context: TransactionContext, accounts: Accounts, { playerId, from }: { playerId: string; from: number }) {
  const first = await findPosting(context, accounts, playerId, { from })
  const after = (first ?? Number.MAX_SAFE_INTEGER) - 1
  return { after, ...(await sumPostings(context, accounts, after)) }
}

/** The clocks of several platforms on one database differ by less than this: a posting may have an earlier time than the one before it. */
const clockSkew = sql`interval '1 minute'`

/** Id of a player's first posting from a time on, or of the last one up to a time. UTC ms. */
async function findPosting(
  { db }: TransactionContext,
  accounts: Accounts,
  playerId: string,
  bound: { from: number } | { to: number },
): Promise<number | null> {
  const { createdAt } = ledgerTransactions
  const own = and(eq(ledgerTransactions.playerId, playerId), inArray(postings.accountId, [...accounts]))
  const select = <T extends SQL>(id: T, within: SQL) =>
    db
      .select({ id })
      .from(ledgerTransactions)
      .innerJoin(postings, eq(postings.transactionId, ledgerTransactions.id))
      .where(and(own, within))
  const within = 'from' in bound ? gte(createdAt, sql.param(bound.from, createdAt)) : lte(createdAt, sql.param(bound.to, createdAt))
  const [row] =
    'from' in bound
      ? await select(min(postings.id), sql`${within} and ${createdAt} <= (${select(min(createdAt), within)}) + ${clockSkew}`)
      : await select(max(postings.id), sql`${within} and ${createdAt} >= (${select(max(createdAt), within)}) - ${clockSkew}`)
  return row?.id ?? null
}

/** Balances in øre after a posting. */
async function sumPostings({ db }: TransactionContext, [cash, bonus]: Accounts, upTo: number): Promise<Money> {
  const rows = await db
    .select({ account: postings.accountId, sum: sql<number>`sum(${postings.amount})`.mapWith(Number) })
    .from(postings)
    .where(and(inArray(postings.accountId, [cash, bonus]), lte(postings.id, upTo)))
    .groupBy(postings.accountId)
  const of = (account: string) => rows.find((row) => row.account === account)?.sum ?? 0
  return { cash: of(cash), bonus: of(bonus) }
}

interface Move extends Money {
  /** Id of the transaction's last posting. */
  posting: number
  transaction: typeof ledgerTransactions.$inferSelect
  game: string | null
}

/**
 * Transactions in the order of their postings. Each account is read up to a page's length; where one has more, the page ends before the
 * first transaction of which a posting may be missing.
 */
async function readMoves(
  { db }: TransactionContext,
  accounts: Accounts,
  { after, last, limit }: { after: number; last: number; limit: number },
): Promise<{ moves: readonly Move[]; after: number | null }> {
  const read = (account: string) =>
    db
      .select({
        posting: postings.id,
        account: postings.accountId,
        amount: postings.amount,
        transaction: ledgerTransactions,
        game: gameRounds.gameName,
      })
      .from(postings)
      .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, postings.transactionId))
      .leftJoin(gameRounds, and(eq(gameRounds.id, ledgerTransactions.reference), inArray(ledgerTransactions.type, ['bet', 'win'])))
      .where(and(eq(postings.accountId, account), gt(postings.id, after), lte(postings.id, last)))
      .orderBy(asc(postings.id))
      .limit(limit + 1)
  const [cash, bonus] = [await read(accounts[0]), await read(accounts[1])]
  const readTo = Math.min(...[cash, bonus].map((rows) => (rows.length > limit ? (rows.at(-1)?.posting ?? last) : last)))
  const moves = new Map<string, Move>()
  for (const { posting, account, amount, ...row } of [...cash, ...bonus].sort((a, b) => a.posting - b.posting)) {
    if (posting > readTo) break
    const move = moves.get(row.transaction.id) ?? { ...row, posting, cash: 0, bonus: 0 }
    const kind = account === accounts[0] ? 'cash' : 'bonus'
    moves.set(row.transaction.id, { ...move, posting, [kind]: move[kind] + amount })
  }
  const complete = [...moves.values()].slice(0, readTo < last ? -1 : undefined)
  const page = complete.slice(0, limit)
  return { moves: page, after: page.length < moves.size ? (page.at(-1)?.posting ?? null) : null }
}

const isOfRound = (type: StatementEntry['type']): boolean => type === 'bet' || type === 'win'

function toEntries(moves: readonly Move[], opening: Money): StatementPage['entries'] {
  let { cash, bonus } = opening
  return moves.map(({ transaction, game, ...change }): z.input<typeof transactionsCalls.statement.response>['entries'][number] => {
    cash += change.cash
    bonus += change.bonus
    return {
      time: transaction.createdAt,
      type: transaction.type satisfies StatementEntry['type'],
      game: game ?? '',
      orderId: transaction.reference,
      // a bet and its win are two transactions of one round; any other movement has one id, which the player also sees elsewhere
      transactionId: isOfRound(transaction.type) ? transaction.id : transaction.reference,
      cash: change.cash,
      bonus: change.bonus,
      cashBalance: cash,
      bonusBalance: bonus,
    }
  })
}
