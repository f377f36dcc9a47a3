import { beforeAll, describe, expect, it } from 'vitest'
import { dayMs } from '../core/clock.ts'
import { transfers as transferRows } from '../db/schema.ts'
import { recordTransfer } from '../money/index.ts'
import { payByCard } from '../testing/cardPayments.ts'
import { setUpPlatform, testStart } from '../testing/harness.ts'
import { logIn, type TestSession } from '../testing/identityVisits.ts'
import { createTestPlayer } from '../testing/testPlayers.ts'

const platform = setUpPlatform()
let freja: TestSession
beforeAll(async () => {
  freja = await logIn(platform, 'freja')
})

interface Transfers {
  transfers: readonly {
    type: string
    amount: { value: number }
    startDate: number
    id: string
  }[]
  total: number
}
interface Rounds {
  rounds: readonly { orderId: string; stake: number; gain: number; time: number }[]
  total: number
}
const transfers = async (body: object = {}) =>
  (await platform.post('/api/transactions/transfers', { sessionId: freja.sessionId, ...body })).data<Transfers>()
const rounds = async (body: object = {}) =>
  (await platform.post('/api/transactions/games-history', { sessionId: freja.sessionId, ...body })).data<Rounds>()

describe('the seeded history', () => {
  it('sums to the balance: deposits minus stakes plus wins', async () => {
    const deposits = (await transfers()).transfers.reduce((sum, { amount }) => sum + amount.value, 0)
    const played = (await rounds({ from: 0 })).rounds.reduce((sum, { stake, gain }) => sum - stake + gain, 0)
    expect(deposits).toBe(250_000)
    expect(deposits + played).toBe(125_000)
    expect((await platform.ledger()).balanced).toBe(true)
  })
})

describe('lists', () => {
  it('are sorted newest first, paginated, and identical on every path', async () => {
    const all = await transfers()
    expect(all.total).toBe(4)
    expect(all.transfers.map(({ startDate }) => startDate)).toEqual(all.transfers.map(({ startDate }) => startDate).sort((a, b) => b - a))
    const paged = [await transfers({ limit: 3 }), await transfers({ limit: 3, skip: 3 })].flatMap((page) => page.transfers)
    expect(paged).toEqual(all.transfers)
    const list = (await platform.get(`/transfers/${freja.sessionId}?skip=0&limit=100`)).data<Transfers>()
    expect(list).toEqual(all)
    for (const path of ['/api/transactions/payment', '/api/deposit/transfers']) {
      expect((await platform.post(path, { sessionId: freja.sessionId })).data()).toEqual(all)
    }
  })

  it('filter by period, both ends inclusive', async () => {
    const [newest, second] = (await transfers()).transfers
    if (!newest || !second) throw new Error('the seed has two deposits')
    expect((await transfers({ from: newest.startDate })).total).toBe(1)
    expect((await transfers({ from: second.startDate, to: newest.startDate })).total).toBe(2)
    expect((await transfers({ to: second.startDate - 1 })).total).toBe(2)
  })

  it.each(['transfers', 'payment', 'games-history'])(
    'of %s take every date that the database can hold, and refuse others',
    async (list) => {
      const statusOf = async (period: object) =>
        (await platform.post(`/api/transactions/${list}`, { sessionId: freja.sessionId, ...period })).status
      const last = Date.parse('9999-12-31T23:59:59.999Z')
      expect([await statusOf({ from: 0, to: last }), await statusOf({ from: last, to: 0 })]).toEqual([200, 200])
      for (const ms of [-1, last + 1, 8.64e15]) expect([await statusOf({ from: ms }), await statusOf({ to: ms })]).toEqual([422, 422])
    },
  )

  it('are limited to one status, page and total alike', async () => {
    const player = await createTestPlayer(platform.platform)
    await platform.platform.transaction(async (context) => {
      for (const [index, state] of (['implemented', 'initiated', 'initiated', 'reversed'] as const).entries())
        await context.db.insert(transferRows).values({
          id: `status-${index}`,
          playerId: player.id,
          type: 'withdrawal',
          amount: 10_000,
          state,
          startedAt: context.now + index,
          message: '',
          externalId: `w-${index}`,
          subType: { id: 'nemkonto', externalId: '', name: 'NemKonto' },
        })
    })
    const idsOf = async (status: string) => {
      const { transfers: found, total } = await transfers({ sessionId: player.sessionId, status })
      expect(total).toBe(found.length)
      return found.map(({ id }) => id)
    }
    expect(await idsOf('all')).toHaveLength(4)
    expect(await idsOf('initiated')).toEqual(['status-2', 'status-1'])
    expect(await idsOf('implemented')).toEqual(['status-0'])
    expect(await idsOf('reversed')).toEqual(['status-3'])
    expect((await rounds({ from: 0, status: 'implemented' })).total).toBe((await rounds({ from: 0 })).total)
    expect((await rounds({ from: 0, status: 'initiated' })).total).toBe(0)
    expect((await rounds({ from: 0, status: 'reversed' })).total).toBe(0)
  })

  it('are limited to one kind of transfers, page and total alike', async () => {
    const typesOf = async (kind: string) => {
      const { transfers: list, total } = await transfers({ kind })
      expect(total).toBe(list.length)
      return [...new Set(list.map(({ type }) => type))]
    }
    expect(await typesOf('deposits')).toEqual(['deposit'])
    expect(await typesOf('bonuses')).toEqual([])
    expect(await typesOf('withdrawals')).toEqual([])
    const player = await createTestPlayer(platform.platform)
    const bonus = { playerId: player.id, message: '', externalId: 'b1', method: 'bonus', methodName: 'bonus' }
    for (const type of ['deposit', 'withdrawal', 'transfer_bonus', 'bonus_win', 'cancelled_bonus'] as const)
      await platform.platform.transaction((context) => recordTransfer(context, { ...bonus, type, amount: 1_000 }))
    const bonuses = (await platform.post('/api/transactions/transfers', { sessionId: player.sessionId, kind: 'bonuses' })).data<Transfers>()
    expect(bonuses.transfers.map(({ type }) => type).sort()).toEqual(['bonus_win', 'cancelled_bonus', 'transfer_bonus'])
  })

  it('return rounds of 30 days by default and 90 at most', async () => {
    expect((await rounds()).rounds.every(({ time }) => time >= testStart - 30 * dayMs)).toBe(true)
    expect((await rounds()).total).toBeLessThan((await rounds({ from: testStart - 90 * dayMs })).total)
    expect((await rounds({ limit: 5 })).rounds).toHaveLength(5)
  })

  it('contain the player’s own transfers only, including a new deposit immediately', async () => {
    const emil = await logIn(platform, 'emil')
    expect((await platform.post('/api/transactions/transfers', { sessionId: emil.sessionId })).data()).toEqual({ transfers: [], total: 0 })
    await payByCard(platform, freja, { amount: 12_300 })
    expect((await transfers()).transfers[0]).toMatchObject({
      type: 'deposit',
      amount: { value: 12_300, currency: 'DKK' },
      state: 'implemented',
    })
  })

  it('reject a page size above the maximum', async () => {
    expect((await platform.get(`/transfers/${freja.sessionId}?skip=0&limit=101`)).code).toBe('ERR_VALIDATION')
  })
})
