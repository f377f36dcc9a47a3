import { newId } from '@casino/shared/ids'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { dayMs } from '../core/clock.ts'
import type { TransactionContext } from '../core/platform.ts'
import { consentLog, playerEvents, players, transfers, withdrawals } from '../db/schema.ts'
import { cashAccount, houseAccounts, postTransaction } from '../ledger/ledger.ts'
import { placeBet, playRound, rejectWithdrawal, settleRound } from '../money/index.ts'
import { setUpPlatform } from '../testing/harness.ts'
import { type IdentityVisit, identifyTestPerson, logIn, type TestSession } from '../testing/identityVisits.ts'
import { registrationForm } from '../testing/registrationForm.ts'
import { createTestDepositor, createTestPlayer, createTestSession, depositForTest } from '../testing/testPlayers.ts'

const platform = setUpPlatform()
beforeEach(() => platform.reset())

interface Closed {
  closing: { closedUntil: number; payout: { amount: number; expectedOn: string } | null }
}
const close = async ({ sessionId }: TestSession) =>
  (await platform.post(`/Deposit/SetUserLimitlock/${sessionId}?lockUntil=permanent`)).data<Closed & Record<string, unknown>>().closing
const balanceOf = async (account: string) => (await platform.ledger()).accounts.find(({ id }) => id === account)?.balance
const run = <T>(work: (context: TransactionContext) => Promise<T>) => platform.platform.transaction(work)
const game = { gameId: 'raevens-runer', gameName: 'Rævens Runer' }
/** Loses an amount of øre. */
const takeCash = (context: TransactionContext, playerId: string, amount: number) =>
  postTransaction(context, {
    type: 'bet',
    playerId,
    reference: newId(),
    postings: [
      { account: cashAccount(playerId), amount: -amount },
      { account: houseAccounts.games, amount },
    ],
  })
const login = async (key: 'freja' | 'emil') => {
  const { transactionId, approvalCode } = await identifyTestPerson(platform, key)
  return platform.get(`/Scrive/GetSessionId/${transactionId}?approvalCode=${approvalCode}`)
}
const register = async (key: 'freja', email?: string) => submitRegistration(await identifyTestPerson(platform, key), email)
const submitRegistration = ({ transactionId, approvalCode, cpr }: IdentityVisit, email = 'freja@eksempel.dk') => {
  const person = { firstName: 'Freja', lastName: 'Holm', mobileNo: '20112233', email }
  const body = registrationForm(cpr, { ...person, userDepositLimit: { limitType: 'day', limitAmount: 50_000 } })
  return platform.post(`/Register/${transactionId}?approvalCode=${approvalCode}`, body)
}

describe('closing the account', () => {
  it('pays the whole balance out to the NemKonto at once, and says so', async () => {
    const freja = await logIn(platform, 'freja')
    const answer = await close(freja)
    expect(answer).toEqual({ closedUntil: platform.clock.now() + 365 * dayMs, payout: { amount: 125_000, expectedOn: '2026-06-18' } })
    expect(await balanceOf(`cash:${freja.userId}`)).toBe(0)
    expect(await balanceOf('house:withdrawals')).toBe(125_000)
    expect((await platform.ledger()).balanced).toBe(true)
  })

  it('ends every session of the player', async () => {
    const phone = await logIn(platform, 'freja')
    const desktop = await logIn(platform, 'freja')
    await close(phone)
    for (const { sessionId } of [phone, desktop])
      expect((await platform.post('/api/user/user-profile', { sessionId })).code).toBe('ERR_UNAUTHENTICATED')
  })

  it('leaves no session open to a login that was under way', async () => {
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await platform.reset()
      const freja = await logIn(platform, 'freja')
      const { transactionId, approvalCode } = await identifyTestPerson(platform, 'freja')
      const [login] = await Promise.all([platform.get(`/Scrive/GetSessionId/${transactionId}?approvalCode=${approvalCode}`), close(freja)])
      const { sessionId } = login.code === null ? login.data() : freja
      expect(login.code).toBeOneOf([null, 'ERR_ACCOUNT_CLOSED'])
      expect((await platform.post('/api/user/user-profile', { sessionId })).code).toBe('ERR_UNAUTHENTICATED')
    }
  })

  it('refuses the next login as closed, with the time until which it is', async () => {
    const { closedUntil } = await close(await logIn(platform, 'freja'))
    const refused = await login('freja')
    expect(refused.json()).toMatchObject({ code: 'ERR_ACCOUNT_CLOSED', data: { closedUntil } })
  })

  it('refuses a new registration with the same truth', async () => {
    const { closedUntil } = await close(await logIn(platform, 'freja'))
    expect((await register('freja')).json()).toMatchObject({ code: 'ERR_ACCOUNT_CLOSED', data: { closedUntil } })
  })

  it('lets the player register again after a year, with the conditions of a new account', async () => {
    const freja = await logIn(platform, 'freja')
    await platform.post('/api/user/play-limit', { sessionId: freja.sessionId, kind: 'loss', period: 'day', value: 10_000 })
    await close(freja)
    platform.clock.advance(366 * dayMs)
    expect((await login('freja')).code).toBe('ERR_NO_ACCOUNT')
    expect((await register('freja')).data()).toMatchObject({ userId: freja.userId })
    const again = await logIn(platform, 'freja')
    const limits = (await platform.get(`/Deposit/GetUserDepositLimitsREST?sessionId=${again.sessionId}`)).data()
    expect(limits).toMatchObject({ currentLimits: { depositDay: 50_000, depositWeek: null, depositMonth: null } })
    expect((await platform.post('/api/user/user-profile', again)).data()).toMatchObject({ pausedUntil: null })
    const play = (await platform.post('/api/user/play-limits', { sessionId: again.sessionId })).data<{
      limits: readonly { current: null }[]
    }>()
    expect(play.limits.every(({ current }) => current === null)).toBe(true)
    const events = await platform.platform.transaction(({ db }) =>
      db.select().from(playerEvents).where(eq(playerEvents.playerId, freja.userId)),
    )
    expect(events.map(({ kind }) => kind)).toContain('reopening')
  })

  it('is opened again by one of two registrations at once', async () => {
    await close(await logIn(platform, 'freja'))
    platform.clock.advance(365 * dayMs)
    const visits = [await identifyTestPerson(platform, 'freja'), await identifyTestPerson(platform, 'freja')]
    const answers = await Promise.all(visits.map((visit, browser) => submitRegistration(visit, `freja-${browser}@eksempel.dk`)))
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['ERR_CPR_REGISTERED', null])
  })

  it('lasts to the same date of the next year, over a leap day too', async () => {
    platform.clock.advance(Date.parse('2027-03-01T10:00:00Z') - platform.clock.now())
    const { closedUntil } = await close(await logIn(platform, 'freja'))
    expect(new Date(closedUntil).toISOString()).toBe('2028-03-01T10:00:00.000Z')
  })

  it('refuses the e-mail address of another account that was closed as long ago, and an active one’s', async () => {
    const emil = await logIn(platform, 'emil')
    await close(await logIn(platform, 'freja'))
    platform.clock.advance(366 * dayMs)
    const emilsEmail = (await run(({ db }) => db.select().from(players).where(eq(players.id, emil.userId))))[0]?.email ?? ''
    expect((await register('freja', emilsEmail)).code).toBe('ERR_EMAIL_TAKEN')
    await close(await logIn(platform, 'emil'))
    platform.clock.advance(366 * dayMs)
    expect((await register('freja', emilsEmail)).code).toBe('ERR_EMAIL_TAKEN')
    expect((await register('freja')).code).toBeNull()
  })

  it('pays out less than the smallest withdrawal too, and an empty account nothing', async () => {
    const freja = await logIn(platform, 'freja')
    await run((context) => takeCash(context, freja.userId, 124_950))
    expect((await close(freja)).payout).toMatchObject({ amount: 50 })
    expect((await close(await logIn(platform, 'emil'))).payout).toBeNull()
  })

  it('cancels an active bonus with a posting', async () => {
    const player = await createTestPlayer(platform.platform)
    await run((context) => depositForTest(context, player.id, 20_000, 'VELKOMST'))
    await run((context) =>
      playRound(context, player.id, { sessionHash: player.sessionHash, roundId: newId(), ...game, stake: 20, win: 700, freeSpin: true }),
    )
    expect(await balanceOf(`bonus:${player.id}`)).toBe(700)
    expect((await close(player)).payout).toMatchObject({ amount: 20_000 })
    expect(await balanceOf(`bonus:${player.id}`)).toBe(0)
    const kinds = await run(({ db }) => db.select().from(transfers).where(eq(transfers.playerId, player.id)))
    expect(kinds.find(({ type }) => type === 'cancelled_bonus')).toMatchObject({ amount: 700, state: 'implemented' })
    expect((await platform.ledger()).balanced).toBe(true)
  })

  it('pays out the win of an open round', async () => {
    const player = await createTestDepositor(platform.platform)
    const bet = { sessionHash: player.sessionHash, roundId: newId(), ...game, stake: 1_000 }
    await run((context) => placeBet(context, player.id, bet))
    expect((await close(player)).payout).toMatchObject({ amount: 124_000 })
    await run((context) => settleRound(context, player.id, bet.roundId, { win: 5_000 }))
    expect(await balanceOf(`cash:${player.id}`)).toBe(0)
    expect(await balanceOf('house:withdrawals')).toBe(129_000)
  })

  it('sends a payout again that the bank has rejected, because its player can no longer log in', async () => {
    const freja = await logIn(platform, 'freja')
    await close(freja)
    const [payout] = await run(({ db }) => db.select().from(withdrawals))
    await run((context) => rejectWithdrawal(context, payout ?? { id: '', playerId: '' }))
    expect(await balanceOf(`cash:${freja.userId}`)).toBe(0)
    expect(await balanceOf('house:withdrawals')).toBe(125_000)
    const sent = await run(({ db }) => db.select().from(withdrawals))
    expect(sent.map(({ state, amount }) => [state, amount]).sort()).toEqual([
      ['received', 125_000],
      ['rejected', 125_000],
    ])
    expect((await platform.ledger()).balanced).toBe(true)
  })

  it('stops marketing, with a record of it', async () => {
    const freja = await logIn(platform, 'freja')
    await run(({ db }) =>
      db.update(players).set({ emailNotify: true, smsNotify: true, marketingDate: 1 }).where(eq(players.id, freja.userId)),
    )
    await close(freja)
    const [row] = await run(({ db }) => db.select().from(players).where(eq(players.id, freja.userId)))
    expect(row).toMatchObject({ emailNotify: false, smsNotify: false, marketingDate: null })
    const log = await run(({ db }) => db.select().from(consentLog).where(eq(consentLog.playerId, freja.userId)))
    expect(log.map(({ subject, granted }) => [subject, granted])).toEqual(
      expect.arrayContaining([
        ['email', false],
        ['sms', false],
      ]),
    )
  })

  it('happens once, however often it is asked for at the same time', async () => {
    const freja = await logIn(platform, 'freja')
    const path = `/Deposit/SetUserLimitlock/${freja.sessionId}?lockUntil=permanent`
    const answers = await Promise.all([platform.post(path), platform.post(path), platform.post(path)])
    expect(answers.map(({ code }) => code).filter((code) => code === null).length).toBeGreaterThanOrEqual(1)
    expect(await balanceOf('house:withdrawals')).toBe(125_000)
    expect(await run(({ db }) => db.select().from(withdrawals))).toHaveLength(1)
  })

  it('succeeds while other sessions of the player are active', async () => {
    for (let attempt = 0; attempt < 4; attempt++) {
      const player = await createTestDepositor(platform.platform)
      const others = await run((context) => Promise.all([1, 2, 3, 4].map(() => createTestSession(context, player.id))))
      platform.clock.advance(20_000) // the next call of each session counts as activity
      const [closing, ...set] = await Promise.all([
        platform.post(`/Deposit/SetUserLimitlock/${player.sessionId}?lockUntil=permanent`),
        ...others.map((sessionId, place) => platform.put('/Deposit/SetUserDepositLimitsREST', { sessionId, day: 50_000 + place * 100 })),
        platform.post('/api/user/end-other-sessions', { sessionId: others[0] }),
      ])
      expect(closing.code).toBeNull()
      expect(set.map(({ code }) => code)).not.toContain('ERR_INTERNAL')
    }
  })

  it('is refused for an account that the operator has locked, because closing would unlock the money', async () => {
    const freja = await logIn(platform, 'freja')
    await run(({ db }) => db.update(players).set({ status: 'locked' }).where(eq(players.id, freja.userId)))
    expect((await platform.post(`/Deposit/SetUserLimitlock/${freja.sessionId}?lockUntil=permanent`)).code).toBe('ERR_ACCOUNT_LOCKED')
  })
})
