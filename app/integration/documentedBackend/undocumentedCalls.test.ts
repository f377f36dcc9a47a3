import { afterAll, beforeAll, expect, it } from 'vitest'
import { type DocumentedSite, playerCookies, startDocumentedSite } from './documentedSite.ts'

let site: DocumentedSite
beforeAll(async () => {
  site = await startDocumentedSite()
})
afterAll(() => site.close())

const game = { id: 'ravn', name: 'Ravn' }
const shownGame = { ...game, kind: 'slot', provider: '', category: '', isNew: false, freePlay: false, jackpot: null, minBet: null }
const round = { time: '2026-11-20T10:00:00', orderId: 'order-1' }
const bonus = { name: 'Velkomst', requiredDeposit: 10_000, spinsLeft: 0 }
const withdrawal = { id: 'w1', amount: 50_000, requestedAt: '2026-11-20T10:00:00' }
const expectedWithdrawal = { state: 'received', checkedAt: null, endedAt: null, expectedOn: null }

/**
 * Calls whose answer no document describes: the least that a back end with them has to send, and what the browser receives. Without one of the
 * `needed` fields the answer says nothing.
 */
const leastAnswers: readonly {
  call: string
  payload?: object
  least: unknown
  needed: readonly string[]
  shown: object
}[] = [
  {
    call: 'GET /api/games',
    least: { games: [game] },
    needed: ['games'],
    shown: { games: [shownGame], total: 1, providers: [], initials: [] },
  },
  {
    call: 'GET /api/games/detail?id=ravn',
    least: game,
    needed: ['id', 'name'],
    shown: { ...shownGame, description: '', rtp: null, volatility: null, lines: null },
  },
  {
    call: 'GET /api/games/search-index',
    least: { games: [game] },
    needed: ['games'],
    shown: { games: [{ ...game, provider: '', kind: 'slot' }], mostSearched: [] },
  },
  {
    call: 'GET /api/games/winners',
    least: { winners: [{ game, win: 100, wonAt: '2026-11-20T10:00:00' }, { game }] },
    needed: ['winners'],
    shown: { winners: [{ game: shownGame, win: 100 }] },
  },
  { call: 'POST /api/games/favourites', least: { games: [game] }, needed: ['games'], shown: { games: [shownGame] } },
  { call: 'POST /api/games/suggestions', least: { games: [game] }, needed: ['games'], shown: { games: [shownGame], shown: null } },
  { call: 'POST /api/games/recent', least: { games: [game] }, needed: ['games'], shown: { games: [shownGame] } },
  {
    call: 'POST /api/games/launch',
    payload: { gameId: 'ravn', mode: 'money' },
    least: { frameUrl: 'https://games.example/ravn' },
    needed: ['frameUrl'],
    shown: { frameUrl: 'https://games.example/ravn' },
  },
  {
    call: 'POST /api/games/play-time',
    payload: { event: 'playing' },
    least: { playedMs: 60_000, due: true },
    needed: ['playedMs', 'due'],
    shown: { playedMs: 60_000, due: true, since: null, everyMinutes: 5 },
  },
  { call: 'POST /api/user/betwin-summary', least: {}, needed: [], shown: { since: expect.any(Number), staked: null, won: null } },
  { call: 'POST /api/user/betwin-summary', least: undefined, needed: [], shown: { since: expect.any(Number), staked: null, won: null } },
  {
    call: 'POST /api/transactions/games-history',
    least: { rounds: [round, { ...round, orderId: undefined, transactionId: 'tx-2' }, { time: round.time }, { orderId: 'order-3' }] },
    needed: [],
    shown: {
      rounds: [
        { orderId: 'order-1', transactionId: 'order-1', game: '', stake: null, gain: null, status: 'implemented' },
        { orderId: 'tx-2', transactionId: 'tx-2' },
      ],
      total: 2,
    },
  },
  {
    call: 'POST /api/withdrawal/status',
    least: { withdrawable: 100_000, withdrawals: [withdrawal, { id: 'w2' }], depositBonus: bonus },
    needed: ['withdrawable'],
    shown: {
      withdrawable: 100_000,
      bonus: 0,
      confirmedUntil: null,
      depositBonus: bonus,
      withdrawals: [{ ...withdrawal, ...expectedWithdrawal, requestedAt: Date.parse('2026-11-20T10:00:00Z') }],
    },
  },
  ...[undefined, null, {}].map((least) => ({
    call: 'POST /api/withdrawal/request',
    payload: { amount: 50_000 },
    least,
    needed: [],
    shown: { ...expectedWithdrawal, id: '', amount: 50_000, requestedAt: expect.any(Number) },
  })),
]

it.each(leastAnswers)('$call: $least is enough', async ({ call, payload = {}, least, needed, shown }) => {
  const [method = '', url = ''] = call.split(' ')
  const [path = ''] = url.split('?')
  const { get, send } = site.openBrowser(playerCookies)
  const ask = (data: unknown) => {
    site.replaced.set(`${method} ${path}`, { data })
    return method === 'GET' ? get(url) : send(url, payload, { 'idempotency-key': crypto.randomUUID() })
  }
  // before the good answer: a call that is cached would answer with it
  for (const field of needed) expect((await ask({ ...(least as object), [field]: undefined })).code, field).toBe('ERR_UPSTREAM')
  const answer = await ask(least)
  expect([answer.status, answer.log]).toEqual([200, undefined])
  expect(answer.data).toMatchObject(shown)
})
