import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { dayMs, hourMs, minuteMs } from '../core/clock.ts'
import { persons, players } from '../db/schema.ts'
import { houseAccounts, postTransaction } from '../ledger/ledger.ts'
import { setUpPlatform, testStart } from '../testing/harness.ts'
import { approveStepUp, logIn, type TestSession } from '../testing/identityVisits.ts'
import { processAllWithdrawals } from './processAllWithdrawals.ts'

const platform = setUpPlatform()
beforeEach(() => platform.reset())

type Person = 'freja' | 'noah'
const confirm = async ({ sessionId }: TestSession, person: Person) => {
  const { transactionId, logId, approvalCode } = await approveStepUp(platform, sessionId, 'withdrawal', { person })
  const query = new URLSearchParams({ logId, approvalCode })
  expect((await platform.post(`/Scrive/transaction/${transactionId}/step-up?${query}`, { sessionId })).data()).toEqual({
    purpose: 'withdrawal',
  })
}
const request = ({ sessionId }: TestSession, amount: number, key: string = randomUUID()) =>
  platform.post('/api/withdrawal/request', { sessionId, amount }, key)
interface Status {
  withdrawable: number
  bonus: number
  confirmedUntil: number | null
  withdrawals: readonly Record<string, unknown>[]
}
const statusOf = async ({ sessionId }: TestSession) =>
  (await platform.post('/api/withdrawal/status', { sessionId })).data<Status & Record<string, unknown>>()
const transfersOf = async ({ sessionId }: TestSession) =>
  (await platform.post('/api/transactions/payment', { sessionId })).data<{ transfers: readonly Record<string, unknown>[] }>().transfers
const balanceOf = async (account: string) => (await platform.ledger()).accounts.find(({ id }) => id === account)?.balance
/** Freja with 1,250 kr, or Noah in a pause, each with a confirmed identity. */
const confirmed = async (person: Person = 'freja') => {
  const player = await logIn(platform, person)
  await confirm(player, person)
  return player
}

describe('a withdrawal', () => {
  it('is reserved at once, and told with the bank day by which it is expected', async () => {
    const freja = await confirmed()
    const withdrawal = (await request(freja, 40_000)).data()
    // a Monday: the third bank day is the Thursday
    expect(withdrawal).toMatchObject({
      amount: 40_000,
      state: 'received',
      requestedAt: testStart,
      checkedAt: null,
      endedAt: null,
      expectedOn: '2026-06-18',
    })
    expect(await statusOf(freja)).toMatchObject({ withdrawable: 85_000, bonus: 0, withdrawals: [withdrawal] })
    expect(await balanceOf('house:withdrawals')).toBe(40_000)
    expect((await transfersOf(freja))[0]).toMatchObject({
      type: 'withdrawal',
      amount: { value: 40_000, currency: 'DKK' },
      state: 'initiated',
      endDate: null,
      externalId: withdrawal.id,
      orderSubType: { id: 'nemkonto', externalId: withdrawal.id, name: 'NemKonto' },
    })
    expect((await platform.ledger()).balanced).toBe(true)
  })

  it('is checked, then sent, when the platform’s clock says so', async () => {
    const freja = await confirmed()
    await request(freja, 40_000)
    platform.clock.advance(30 * minuteMs - 1)
    expect((await statusOf(freja)).withdrawals[0]).toMatchObject({ state: 'received' })
    platform.clock.advance(1)
    expect((await statusOf(freja)).withdrawals[0]).toMatchObject({ state: 'checked', checkedAt: testStart + 30 * minuteMs })
    platform.clock.advance(5 * hourMs)
    const again = await logIn(platform, 'freja')
    const sentAt = testStart + 4 * hourMs
    expect((await transfersOf(again))[0]).toMatchObject({ state: 'implemented', startDate: testStart, endDate: sentAt })
    expect((await statusOf(again)).withdrawals[0]).toMatchObject({ state: 'sent', endedAt: sentAt })
    expect(await balanceOf('house:withdrawals')).toBe(0)
    expect((await platform.ledger()).balanced).toBe(true)
  })

  it('returns to the balance when it is rejected, once', async () => {
    const freja = await confirmed()
    await request(freja, 40_000)
    expect((await platform.post('/_test/reject-withdrawal')).status).toBe(200)
    expect((await platform.post('/_test/reject-withdrawal')).code).toBe('ERR_NOT_FOUND')
    expect(await statusOf(freja)).toMatchObject({ withdrawable: 125_000, withdrawals: [{ state: 'rejected', endedAt: testStart }] })
    expect((await transfersOf(freja))[0]).toMatchObject({ type: 'withdrawal', state: 'reversed', endDate: testStart })
    platform.clock.advance(10 * hourMs)
    expect(await balanceOf('house:withdrawals')).toBe(0)
    expect((await platform.ledger()).balanced).toBe(true)
  })

  it('cannot be rejected after it was sent', async () => {
    const freja = await confirmed()
    await request(freja, 40_000)
    platform.clock.advance(5 * hourMs)
    await statusOf(await logIn(platform, 'freja'))
    expect((await platform.post('/_test/reject-withdrawal')).code).toBe('ERR_NOT_FOUND')
  })

  it('is not the browser’s: the same key answers the same withdrawal, another session or not', async () => {
    const freja = await confirmed()
    const first = await request(freja, 40_000, 'the-same-key')
    expect((await request(freja, 40_000, 'the-same-key')).text).toBe(first.text)
    expect((await request(await logIn(platform, 'freja'), 40_000, 'the-same-key')).text).toBe(first.text)
    expect((await statusOf(freja)).withdrawable).toBe(85_000)
  })
})

describe('the identity', () => {
  it('is confirmed for each withdrawal', async () => {
    const freja = await logIn(platform, 'freja')
    expect((await request(freja, 40_000)).code).toBe('ERR_STEP_UP_REQUIRED')
    await confirm(freja, 'freja')
    expect((await statusOf(freja)).confirmedUntil).toBe(testStart + 5 * minuteMs)
    expect((await request(freja, 40_000)).status).toBe(200)
    expect((await statusOf(freja)).confirmedUntil).toBeNull()
    expect((await request(freja, 40_000)).code).toBe('ERR_STEP_UP_REQUIRED')
  })

  it('is confirmed for five minutes and for one session', async () => {
    const freja = await confirmed()
    expect((await request(await logIn(platform, 'freja'), 40_000)).code).toBe('ERR_STEP_UP_REQUIRED')
    platform.clock.advance(5 * minuteMs)
    expect((await request(freja, 40_000)).code).toBe('ERR_STEP_UP_REQUIRED')
  })

  it('is not asked for when the amount is refused anyway, and stays confirmed then', async () => {
    const freja = await confirmed()
    expect((await request(freja, 125_001)).code).toBe('ERR_INSUFFICIENT_FUNDS')
    expect((await request(freja, 125_000)).status).toBe(200)
  })
})

describe('what can be withdrawn', () => {
  it('is the player’s own money: at least the minimum, at most the balance', async () => {
    const freja = await confirmed()
    expect((await request(freja, 9_999)).json()).toMatchObject({ code: 'ERR_MIN_WITHDRAWAL', data: { min: 10_000 } })
    expect((await request(freja, 125_001)).json()).toMatchObject({ code: 'ERR_INSUFFICIENT_FUNDS', data: { withdrawable: 125_000 } })
    for (const amount of [0, -10_000, 10_000.5]) expect((await request(freja, amount)).code).toBe('ERR_VALIDATION')
    expect((await request(freja, 10_000)).status).toBe(200)
  })

  it('is withdrawn during a pause and by a player in ROFUS too', async () => {
    const noah = await confirmed('noah')
    expect((await request(noah, 10_000)).status).toBe(200)
    const freja = await confirmed()
    await platform.platform.transaction(({ db }) => db.update(persons).set({ excluded: true }))
    expect((await request(freja, 10_000)).status).toBe(200)
  })

  it('is kept on a locked account, and while payouts are out of service', async () => {
    const freja = await confirmed()
    platform.platform.settings.withdrawalsOpen = false
    expect((await request(freja, 10_000)).code).toBe('ERR_WITHDRAWAL_UNAVAILABLE')
    platform.platform.settings.withdrawalsOpen = true
    await platform.platform.transaction(({ db }) => db.update(players).set({ status: 'locked' }))
    expect((await request(freja, 10_000)).code).toBe('ERR_ACCOUNT_LOCKED')
  })
})

describe('processing', () => {
  it('sends withdrawals of players who never return', async () => {
    const freja = await logIn(platform, 'freja')
    await platform.post(`/Deposit/SetUserLimitlock/${freja.sessionId}?lockUntil=permanent`)
    platform.clock.advance(dayMs)
    await processAllWithdrawals(platform.platform)
    expect(await balanceOf('house:withdrawals')).toBe(0)
    expect((await platform.ledger()).balanced).toBe(true)
  })

  it('of one player that fails delays no other, and is reported', async () => {
    const [freja, noah] = [await confirmed(), await confirmed('noah')]
    await request(noah, 10_000)
    const { id: reference } = (await request(freja, 20_000)).data<{ id: string }>()
    const postings = [
      { account: houseAccounts.psp, amount: 1 },
      { account: houseAccounts.withdrawals, amount: -1 },
    ]
    await platform.platform.transaction((context) =>
      postTransaction(context, { type: 'payout', playerId: freja.userId, reference, postings }),
    )
    platform.clock.advance(dayMs)
    await expect(processAllWithdrawals(platform.platform)).rejects.toThrow('1 of 2 players have withdrawals that were not processed')
    expect(await balanceOf('house:withdrawals')).toBe(20_000 - 1)
  })
})
