import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { dayMs } from '../core/clock.ts'
import { deposits } from '../db/schema.ts'
import { processWithdrawals } from '../money/index.ts'
import { testStart } from '../testing/harness.ts'
import { advanceClock, inTransaction, newTestDepositor, startWalletPlatform, withdraw } from '../testing/walletTestKit.ts'
import { reconcileSettlement } from './reconcileSettlement.ts'
import { readSettlementFile, type SettlementLine } from './settlementFile.ts'

const header = 'date,type,payment,amount,currency'

describe('a settlement file', () => {
  it('is read in any order of its columns', () => {
    const file =
      '\uFEFFtype,payment,currency,amount,date\r\ncapture,a,DKK,250.00,2026-06-15T10:00:00Z\r\n\r\npayout,"b",DKK,0.05,2026-06-15T12:00:00+02:00\r\n'
    expect(readSettlementFile(file)).toEqual([
      { type: 'capture', payment: 'a', amount: 25_000, date: '2026-06-15T10:00:00Z' },
      { type: 'payout', payment: 'b', amount: 5, date: '2026-06-15T12:00:00+02:00' },
    ])
    expect(readSettlementFile(`${header}\n`)).toEqual([])
  })

  it.each([
    ['2026-06-15,capture,a,250.00,DKK', 'settlement line 3: date'],
    ['2026-06-15T10:00:00Z,sale,a,250.00,DKK', 'settlement line 3: type'],
    ['2026-06-15T10:00:00Z,capture,,250.00,DKK', 'settlement line 3: payment'],
    ['2026-06-15T10:00:00Z,capture,a,"250,00",DKK', 'settlement line 3: amount: is not kroner with two decimals'],
    ['2026-06-15T10:00:00Z,capture,a,-250.00,DKK', 'settlement line 3: amount'],
    ['2026-06-15T10:00:00Z,capture,a,250.00,EUR', 'settlement line 3: currency'],
    ['2026-06-15T10:00:00Z,capture', 'Invalid Record Length'],
  ])('is refused by the line that cannot be read: %s', (line, message) => {
    expect(() => readSettlementFile(`${header}\n2026-06-15T10:00:00Z,capture,a,1.00,DKK\n${line}\n`)).toThrow(message)
  })
})

describe('the ledger and a settlement', () => {
  startWalletPlatform()
  let paid: string
  let late: string
  let sent: string
  beforeAll(async () => {
    const player = await newTestDepositor(100_000)
    sent = (await withdraw(player, 20_000)).id
    await inTransaction(({ db }) => db.update(deposits).set({ endedAt: testStart }))
    paid = (await inTransaction(({ db }) => db.select().from(deposits)))[0]?.id ?? ''
    late = 'late'
    await inTransaction(({ db }) =>
      db.execute(sql`insert into deposits (id, player_id, method, amount, state, bonus_code, return_url, created_at, expires_at, ended_at)
        select ${late}, player_id, 'mobilepay', 5000, 'returned', '', '', created_at, created_at, created_at from deposits`),
    )
    advanceClock(10 * dayMs)
    await inTransaction((context) => processWithdrawals(context, player.id))
  })
  const line = (type: SettlementLine['type'], payment: string, amount: number, date = '2026-06-15T10:00:00Z') => ({
    type,
    payment,
    amount,
    date,
  })
  const right = () => [
    line('capture', paid, 100_000),
    line('capture', late, 5_000),
    line('refund', late, 5_000),
    line('payout', sent, 20_000),
  ]
  const differences = (...lines: readonly SettlementLine[]) => inTransaction((context) => reconcileSettlement(context, lines))

  it('agree, about the days of the settlement', async () => {
    expect(await differences(...right())).toEqual([])
    // the days of the settlement end before the ledger's begin
    expect(await differences(line('capture', paid, 100_000, '2026-06-10T10:00:00Z'))).toEqual([])
    expect(await differences()).toEqual([])
  })

  it('differ where money was taken that is not booked, or booked that was not taken, or another amount', async () => {
    const [, ...others] = right()
    const missing = { type: 'capture', payment: paid, settled: 0, booked: 100_000 }
    expect(await differences(...others)).toEqual([missing])
    expect(await differences(...right(), line('capture', 'unknown', 700))).toEqual([
      { ...missing, payment: 'unknown', settled: 700, booked: 0 },
    ])
    expect(await differences(...right(), line('capture', paid, 100_000))).toEqual([{ ...missing, settled: 200_000 }])
    expect(await differences(line('capture', paid, 99_999), ...others)).toEqual([{ ...missing, settled: 99_999 }])
    expect(await differences(...right(), line('chargeback', paid, 100_000))).toEqual([
      { type: 'chargeback', payment: paid, settled: 100_000, booked: 0 },
    ])
    expect(await differences(...right().slice(0, -1))).toEqual([{ type: 'payout', payment: sent, settled: 0, booked: 20_000 }])
  })
})
