import { eq, type SQL, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { dayMs } from '../core/clock.ts'
import { deposits } from '../db/schema.ts'
import { fundJackpot, processWithdrawals } from '../money/index.ts'
import { reversePayment } from '../payments/reversals.ts'
import type { TestPlayer } from '../testing/testPlayers.ts'
import { cancelBonusDuringRound, winJackpotAndWithdraw } from '../testing/walletScenarios.ts'
import {
  advanceClock,
  inTransaction,
  newTestDepositor,
  playTestRound,
  startWalletPlatform,
  walletPlatform,
} from '../testing/walletTestKit.ts'
import { auditLedger } from './auditLedger.ts'
import { ledgerChecks } from './ledgerChecks.ts'
import { sealLedger } from './ledgerSeals.ts'

startWalletPlatform()

let player: TestPlayer
/** Has bonus money. */
let spinner: TestPlayer
/** Every type of posting, through the wallet. */
beforeAll(async () => {
  player = await winJackpotAndWithdraw()
  await inTransaction((context) => fundJackpot(context, 'pot', 1_000, 'jackpot-round'))
  const paid = await inTransaction(({ db }) => db.select().from(deposits).where(eq(deposits.playerId, player.id)))
  const depositLogId = paid[0]?.id ?? ''
  await inTransaction((context) => reversePayment(context, { reference: 'refund', depositLogId, kind: 'refund', amount: 10_000 }))

  spinner = await newTestDepositor(10_000, 'VELKOMST')
  await playTestRound(spinner, 20, 100, { freeSpin: true })

  const matched = await newTestDepositor(10_000, 'DOBBELT')
  await inTransaction(({ db }) => db.execute(sql`update player_bonuses set wagered = required where player_id = ${matched.id}`))
  await playTestRound(matched, 1_000, 0)

  await cancelBonusDuringRound()

  advanceClock(10 * dayMs)
  await inTransaction((context) => processWithdrawals(context, player.id))
  expect(await sealLedger(walletPlatform())).toMatchObject({ position: 1 })
})

/** What the audit finds once a fault is planted past the triggers; the fault is rolled back. */
async function findingsOf(...faults: readonly SQL[]) {
  const undone = new Error('undone')
  let found: unknown
  const planted = inTransaction(async (context) => {
    await context.db.execute(sql`set local session_replication_role = replica`)
    for (const fault of faults) await context.db.execute(fault)
    found = (await auditLedger(context)).findings
    throw undone
  })
  await planted.catch((error: unknown) => {
    if (error !== undone) throw error
  })
  return found
}

/** A balanced transaction without anything that it is about; balances follow, as the triggers would have it. */
const book = (type: string, from: string, to: string, reference = 'x', { id } = player) => [
  sql`insert into transactions (id, type, player_id, reference, created_at) values ('planted', ${type}, ${id}, ${reference}, now())`,
  sql`insert into postings (transaction_id, account_id, amount) values ('planted', ${from}, -50), ('planted', ${to}, 50)`,
  sql`update accounts set balance = balance + case id when ${to} then 50 else -50 end where id in (${from}, ${to})`,
]
const cash = ({ id } = player) => `cash:${id}`
const bonus = () => `bonus:${spinner.id}`
const ofType = (type: string) => sql`(select id from transactions where type = ${type} order by id limit 1)`

it('finds nothing in what the wallet posts', async () => {
  expect(await inTransaction(auditLedger)).toMatchObject({ balanced: true, findings: {}, unsealed: 0, seal: { position: 1 } })
})

describe('finds', () => {
  const playerFound = () => ({ players: [player.id] })
  it.each<[string, () => readonly SQL[], () => object]>([
    ['a deposit without a payment', () => book('deposit', 'house:psp', cash()), () => ({ unpaid: ['x'], ...playerFound() })],
    ['a win without a round', () => book('win', 'house:games', cash()), () => ({ unplayed: ['x'], ...playerFound() })],
    ['a bet without a round', () => book('bet', cash(), 'house:games'), () => ({ unplayed: ['x'], ...playerFound() })],
    [
      'a second win of a round',
      () => book('win', 'house:games', cash(), 'jackpot-round:1'),
      () => ({ unplayed: ['jackpot-round:1'], ...playerFound() }),
    ],
    [
      'a withdrawal that nobody asked for',
      () => book('withdrawal', cash(), 'house:withdrawals'),
      () => ({ withdrawals: ['withdrawal x'], ...playerFound() }),
    ],
    [
      'a rejected withdrawal without a withdrawal',
      () => book('withdrawal_rejection', 'house:withdrawals', cash()),
      () => ({ withdrawals: ['withdrawal_rejection x'], ...playerFound() }),
    ],
    ['a refund without a payment', () => book('refund', cash(), 'house:psp'), () => ({ reversals: ['refund x'], ...playerFound() })],
    ['a chargeback without a payment', () => book('chargeback', 'house:claims', 'house:psp'), () => ({ reversals: ['chargeback x'] })],
    ['a payout without a withdrawal', () => book('payout', 'house:withdrawals', 'house:psp'), () => ({ withdrawals: ['payout x'] })],
    [
      'a bonus that was not granted',
      () => book('bonus_grant', 'house:bonus-cost', bonus(), 'x', spinner),
      () => ({ bonuses: ['bonus_grant x'], players: [spinner.id] }),
    ],
    [
      'a conversion without a bonus',
      () => book('bonus_conversion', bonus(), cash(spinner), 'x', spinner),
      () => ({ bonuses: ['bonus_conversion x'] }),
    ],
    [
      'a cancellation without a bonus',
      () => book('bonus_cancellation', bonus(), 'house:bonus-cost', 'x', spinner),
      () => ({ bonuses: ['bonus_cancellation x'], players: [spinner.id] }),
    ],
    [
      'a jackpot that is funded twice',
      () => book('jackpot_funding', 'house:games', 'jackpots:pot', 'pot:again'),
      () => ({ unfunded: ['planted'] }),
    ],
    [
      'money of the house as a payout to the player',
      () => book('payout', 'house:withdrawals', cash()),
      () => ({ misdirected: ['planted'], withdrawals: ['payout x'], ...playerFound() }),
    ],
    [
      'a posting on the account of another player',
      () => [
        sql`update transactions set player_id = (select id from players where id <> ${player.id} order by id limit 1) where type = 'payout'`,
      ],
      () => ({ seals: ['1'], withdrawals: [expect.stringContaining('payout')] }),
    ],
  ])('%s', async (_, faults, findings) => {
    expect(await findingsOf(...faults())).toEqual(findings())
  })

  it.each<[string, SQL, object]>([
    [
      'a captured payment without a posting',
      sql`update deposits set amount = amount + 1`,
      { unposted: expect.any(Array), unpaid: expect.any(Array), players: expect.any(Array) },
    ],
    [
      'a captured payment that is declined afterwards',
      sql`update deposits set state = 'declined'`,
      { unpaid: expect.any(Array), reversals: expect.any(Array), players: expect.any(Array) },
    ],
    [
      'a refund of more than the payment',
      sql`update deposits set amount = 9999 where player_id = (select player_id from payment_reversals)`,
      {
        reversals: [expect.stringMatching(/^payment /)],
        unposted: expect.any(Array),
        unpaid: expect.any(Array),
        players: expect.any(Array),
      },
    ],
    ['a refund that is gone', sql`delete from payment_reversals`, { reversals: ['refund refund'], players: expect.any(Array) }],
    [
      'a refund to another player than the one who paid',
      sql`update payment_reversals set player_id = (select id from players where id <> payment_reversals.player_id order by id limit 1)`,
      { reversals: [expect.stringMatching(/^payment /), 'refund refund'], players: expect.any(Array) },
    ],
    ['a claim on what the player still had', sql`update payment_reversals set claimed = 1`, { players: expect.any(Array) }],
    [
      'a round whose win was changed',
      sql`update rounds set win = win + 1 where id = 'jackpot-round'`,
      { misplayed: ['jackpot-round'], miscounted: expect.any(Array), players: expect.any(Array) },
    ],
    [
      'a round whose stake was changed',
      sql`update rounds set stake = stake + 1, stake_cash = stake_cash + 1 where id = 'jackpot-round'`,
      { misplayed: ['jackpot-round'], miscounted: expect.any(Array), players: expect.any(Array) },
    ],
    [
      'a round that is gone',
      sql`delete from rounds where id = 'jackpot-round'`,
      { unplayed: ['jackpot-round'], miscounted: expect.any(Array), players: expect.any(Array) },
    ],
    [
      'a sent withdrawal that is rejected afterwards',
      sql`update withdrawals set state = 'rejected' where state = 'sent'`,
      { withdrawals: [expect.stringMatching(/^payout /), expect.stringMatching(/^withdrawal_rejection /)], players: expect.any(Array) },
    ],
    [
      'a bonus that is active again',
      sql`update player_bonuses set status = 'active' where status = 'completed'`,
      { bonuses: [expect.stringMatching(/^bonus_conversion /)] },
    ],
    [
      'a balance that was changed',
      sql`update accounts set balance = balance + 1 where kind = 'jackpots'`,
      { mismatched: ['jackpots:pot'] },
    ],
    [
      'a deposit of which one side is gone',
      sql`delete from postings where account_id = 'house:psp' and transaction_id = ${ofType('deposit')}`,
      { unbalanced: [expect.any(String)], seals: ['1'] },
    ],
    ['an hour without rounds', sql`update round_hours set won = won + 1`, { miscounted: expect.any(Array) }],
    [
      'a sealed transaction that is dated back',
      sql`update transactions set created_at = created_at - interval '1 hour' where id = ${ofType('bet')}`,
      { seals: ['1'] },
    ],
    ['a seal that was changed', sql`update ledger_seals set hash = repeat('0', 64)`, { seals: ['1'] }],
  ])('%s', async (_, fault, findings) => {
    expect(await findingsOf(fault)).toEqual(findings)
  })
})

it('has a fault for each check', () => {
  // `unreturned` is proved in verifyLedger.test.ts
  expect(Object.keys(ledgerChecks).length).toBe(15)
})

it('finds a pair of postings that was removed and covered up, by the seal', async () => {
  const id = ofType('withdrawal_rejection')
  expect(
    await findingsOf(
      sql`delete from postings where transaction_id = ${id}`,
      sql`update accounts set balance = balance - 20000 where id = ${cash()}`,
      sql`delete from transactions where type = 'withdrawal_rejection'`,
      sql`update withdrawals set state = 'sent' where state = 'rejected'`,
    ),
  ).toMatchObject({ seals: ['1'] })
})

it('refuses to empty a table of the ledger', async () => {
  for (const table of ['postings', 'transactions', 'ledger_seals', 'rounds', 'deposits', 'withdrawals', 'accounts', 'payment_reversals'])
    await expect(inTransaction(({ db }) => db.execute(sql.raw(`truncate ${table} cascade`)))).rejects.toMatchObject({
      cause: expect.objectContaining({ message: expect.stringContaining('append-only') }),
    })
})
