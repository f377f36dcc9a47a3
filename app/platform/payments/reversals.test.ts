import { newId } from '@casino/shared/ids'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { auditLedger } from '../audit/auditLedger.ts'
import { reconcileSettlement } from '../audit/reconcileSettlement.ts'
import { playRound, reserveWithdrawal, validateWithdrawal } from '../money/index.ts'
import { accountSummaryOf, payByCard } from '../testing/cardPayments.ts'
import { setUpPlatform, testStart } from '../testing/harness.ts'
import { createTestPlayer, type TestPlayer } from '../testing/testPlayers.ts'
import { testCards } from './testCards.ts'

const token = 'o'.repeat(40)
const platform = setUpPlatform({ env: { OPERATOR_TOKEN: token } })
const run: typeof platform.platform.transaction = (work) => platform.platform.transaction(work)

let player: TestPlayer
let depositLogId: string
beforeEach(async () => {
  await platform.reset()
  player = await createTestPlayer(platform.platform)
  depositLogId = (await payByCard(platform, player, { amount: 50_000 })).data<{ depositLogId: string }>().depositLogId
})

const enter = async (entry: object, authorization = `Bearer ${token}`) => {
  const payload = { reference: 'psp-1', depositLogId, kind: 'refund', amount: 50_000, ...entry }
  const headers = { host: '127.0.0.1', authorization }
  const answer = await platform.inject({ method: 'POST', url: '/payments/reversals', headers, payload })
  return { status: answer.statusCode, ...answer.json() }
}
const balance = async () => (await accountSummaryOf(platform, player)).Balance
const audit = () => run(auditLedger)
const claims = async () => (await audit()).kinds.find(({ kind }) => kind === 'claims')
const transfersAt = async (path: string, kind?: string) =>
  (await platform.post(path, { sessionId: player.sessionId, skip: 0, limit: 10, ...(kind && { kind }) })).data<{
    transfers: readonly object[]
  }>().transfers
/** Expects a movement among all of them, among what was paid out, and in both lists of payments. */
const expectListed = async (movement: object) => {
  for (const [path, kind] of [
    ['/api/transactions/transfers', 'all'],
    ['/api/transactions/transfers', 'withdrawals'],
    ['/api/transactions/payment'],
    ['/api/deposit/transfers'],
  ] as const)
    expect(await transfersAt(path, kind), `${path} ${kind}`).toContainEqual(expect.objectContaining(movement))
}
const play = (stake: number, win: number) =>
  run((context) =>
    playRound(context, player.id, { sessionHash: player.sessionHash, roundId: newId(), gameId: 'x', gameName: 'X', stake, win }),
  )
const lose = (stake: number) => play(stake, 0)

describe('a refund', () => {
  it('of a part leaves the rest, stands among the payments, and is booked once', async () => {
    expect(await enter({ amount: 20_000 })).toMatchObject({ status: 200, data: { duplicate: false, claimed: 0 } })
    expect(await enter({ amount: 20_000 })).toMatchObject({ status: 200, data: { duplicate: true, claimed: 0 } })
    expect(await balance()).toBe(30_000)
    await expectListed({ type: 'refund', amount: { value: 20_000, currency: 'DKK' }, state: 'implemented', externalId: 'psp-1' })
    expect(await audit()).toMatchObject({ balanced: true })
    expect(await enter({ reference: 'psp-2', amount: 30_000 })).toMatchObject({ status: 200 })
    expect(await balance()).toBe(0)
  })

  it('takes no more than the player has', async () => {
    await lose(10_000)
    expect(await enter({})).toMatchObject({ code: 'ERR_INSUFFICIENT_FUNDS', data: { withdrawable: 40_000 } })
    expect(await balance()).toBe(40_000)
    expect(await enter({ amount: 40_000 })).toMatchObject({ status: 200 })
  })

  it('ends the bonus whose deposit it takes', async () => {
    player = await createTestPlayer(platform.platform)
    const paid = await payByCard(platform, player, { amount: 10_000, bonusCode: 'DOBBELT' })
    depositLogId = paid.data<{ depositLogId: string }>().depositLogId
    await payByCard(platform, player, { amount: 50_000 })
    await run((context) => reserveWithdrawal(context, player.id, 45_000))
    expect(await accountSummaryOf(platform, player)).toMatchObject({ Balance: 15_000, BonusBalance: 10_000 })
    await enter({ amount: 10_000 })
    expect(await accountSummaryOf(platform, player)).toMatchObject({ Balance: 5_000, BonusBalance: 0 })
    expect(await audit()).toMatchObject({ balanced: true })
  })
})

describe('a chargeback', () => {
  it('of money that is gone becomes a claim, and no balance falls below zero', async () => {
    await lose(45_000)
    expect(await enter({ kind: 'chargeback' })).toMatchObject({ status: 200, data: { duplicate: false, claimed: 45_000 } })
    expect(await enter({ kind: 'chargeback' })).toMatchObject({ data: { duplicate: true, claimed: 45_000 } })
    expect(await balance()).toBe(0)
    expect(await claims()).toMatchObject({ sum: -45_000 })
    expect(await audit()).toMatchObject({ balanced: true })
    await expectListed({ type: 'chargeback', amount: { value: 5_000, currency: 'DKK' } })
  })

  it('is not collected from later payments and wins: they are the player’s, to the last øre', async () => {
    await lose(45_000)
    await enter({ kind: 'chargeback' })
    await payByCard(platform, player, { amount: 20_000 })
    expect(await balance()).toBe(20_000)
    await play(1_000, 6_000)
    expect(await balance()).toBe(25_000)
    await run((context) => validateWithdrawal(context, player.id, 25_000))
    await run((context) => reserveWithdrawal(context, player.id, 25_000))
    expect(await claims()).toMatchObject({ sum: -45_000 })
    expect(await audit()).toMatchObject({ balanced: true })
  })
})

it('a settlement names each part of a payment that went back', async () => {
  await enter({ amount: 20_000 })
  await enter({ reference: 'psp-2', kind: 'chargeback', amount: 10_000 })
  const line = (type: 'capture' | 'refund' | 'chargeback', amount: number) => ({
    date: new Date(testStart).toISOString(),
    type,
    payment: depositLogId,
    amount,
  })
  const right = [line('capture', 50_000), line('refund', 20_000), line('chargeback', 10_000)]
  const ofPayment = async (lines: typeof right) =>
    (await run((context) => reconcileSettlement(context, lines))).filter(({ payment }) => payment === depositLogId)
  expect(await ofPayment(right)).toEqual([])
  expect(await ofPayment(right.slice(0, 2))).toEqual([{ type: 'chargeback', payment: depositLogId, settled: 0, booked: 10_000 }])
})

it.each([
  ['more than the payment', { amount: 50_001 }, 'ERR_VALIDATION'],
  ['nothing', { amount: 0 }, 'ERR_VALIDATION'],
  ['a part of an øre', { amount: 0.5 }, 'ERR_VALIDATION'],
  ['an unknown payment', { depositLogId: 'none' }, 'ERR_NOT_FOUND'],
  ['another kind', { kind: 'gift' }, 'ERR_VALIDATION'],
])('%s is refused, and nothing is booked', async (_, entry, code) => {
  expect(await enter(entry)).toMatchObject({ code })
  expect(await balance()).toBe(50_000)
})

it('more than is left, the reference of another reversal, and a payment that credited nothing are refused', async () => {
  await enter({ amount: 30_000 })
  expect(await enter({ reference: 'psp-2', amount: 20_001 })).toMatchObject({ code: 'ERR_VALIDATION' })
  expect(await enter({ amount: 20_000 })).toMatchObject({ code: 'ERR_VALIDATION' })
  expect(await enter({ kind: 'chargeback', amount: 30_000 })).toMatchObject({ code: 'ERR_VALIDATION' })
  const second = (await payByCard(platform, player, { amount: 30_000 })).data<{ depositLogId: string }>().depositLogId
  expect(await enter({ depositLogId: second, amount: 30_000 })).toMatchObject({ code: 'ERR_VALIDATION' })
  expect(await enter({ reference: 'psp-2', depositLogId: second, amount: 30_000 }), 'parts of another payment do not count').toMatchObject({
    status: 200,
  })
  const declined = await payByCard(platform, player, { amount: 10_000, number: testCards.declined_other })
  const { depositLogId: other } = declined.json<{ data: { depositLogId: string } }>().data
  expect(await enter({ reference: 'psp-3', depositLogId: other, amount: 10_000 })).toMatchObject({ code: 'ERR_VALIDATION' })
  expect(await balance()).toBe(20_000)
})

it('is a line of the log once it is booked, and none when it is repeated or refused', async () => {
  const log = vi.spyOn(platform.platform.log, 'info').mockReturnValue()
  for (const entry of [{ amount: 20_000 }, { amount: 20_000 }, { reference: 'psp-2', amount: 30_001 }]) await enter(entry)
  const lines = log.mock.calls.filter(([, message]) => message === 'payment reversed')
  expect(lines.map(([fields]) => fields)).toEqual([{ event: 'refund', depositLogId, playerId: player.id, amount: 20_000, claimed: 0 }])
})

it('is there for nobody without the token of the operator', async () => {
  for (const authorization of ['', 'Bearer wrong']) expect((await enter({}, authorization)).status).toBe(404)
  expect(await balance()).toBe(50_000)
})
