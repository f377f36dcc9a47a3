import { describe, expect, it } from 'vitest'
import { dayMs } from '../core/clock.ts'
import { placeBet, playRound, readBalances, settleRound } from '../money/index.ts'
import { pausePlayer } from '../pauses/pausePlayer.ts'
import { setUpPlatform, type TestPlatform } from '../testing/harness.ts'
import { createTestPlayer, depositForTest, type TestPlayer } from '../testing/testPlayers.ts'
import { listPlayerBonuses } from './playerBonuses.ts'

const platform = setUpPlatform()

interface Bonus extends Record<string, unknown> {
  id: string
}
interface Campaigns {
  chosen: Record<string, unknown> | null
  bonuses: readonly Bonus[]
}
const newPlayer = () => createTestPlayer(platform.platform)
const campaignsOf = async ({ sessionId }: TestPlayer) => (await platform.post('/api/user/bonuses', { sessionId })).data<Campaigns>()
const join = ({ sessionId }: TestPlayer, code: string) =>
  platform.post(`/api/Bonuses/AddUserToBonusCodeV2?bonusCode=${code}&sessionId=${sessionId}`, {})
const look = ({ sessionId }: TestPlayer, code: string) => platform.post('/api/user/bonus-offer', { sessionId, code })
const cancel = ({ sessionId }: TestPlayer, bonusId: string) => platform.post('/api/user/bonus-cancel', { sessionId, bonusId })
const profileOf = async ({ sessionId }: TestPlayer) => (await platform.post('/api/user/user-profile', { sessionId })).data()
const transaction: TestPlatform['platform']['transaction'] = (work) => platform.platform.transaction(work)
const deposit = ({ id }: TestPlayer, amount: number, bonusCode = '') =>
  transaction((context) => depositForTest(context, id, amount, bonusCode))
const game = { gameId: 'raevens-runer', gameName: 'Rævens Runer' }
const play = ({ id, sessionHash }: TestPlayer, stake: number, win: number, freeSpin = false) =>
  transaction((context) => playRound(context, id, { sessionHash, roundId: crypto.randomUUID(), ...game, stake, win, freeSpin }))
const balancesOf = ({ id }: TestPlayer) => transaction((context) => readBalances(context, id))
const firstOf = async (player: TestPlayer): Promise<Bonus> => {
  const [first] = (await campaignsOf(player)).bonuses
  if (!first) throw new Error('the player has no bonus')
  return first
}

describe('a bonus of a later deposit', () => {
  it('is chosen by its code, named to the deposit page, and granted by the deposit', async () => {
    const player = await newPlayer()
    await deposit(player, 10_000)
    expect((await look(player, 'oveni')).data()).toMatchObject({ offer: { bonusCode: 'OVENI', trigger: 'deposit' }, refusal: null })
    expect((await join(player, 'oveni')).status).toBe(200)
    expect(await campaignsOf(player)).toMatchObject({ chosen: { bonusCode: 'OVENI', minDeposit: 20_000 }, bonuses: [] })
    expect(await profileOf(player)).toMatchObject({ chosenBonusCode: 'OVENI' })
    await deposit(player, 40_000, 'OVENI')
    expect(await campaignsOf(player)).toMatchObject({
      chosen: null,
      bonuses: [{ state: 'active', amount: 25_000, money: 25_000, requirement: 200_000, progress: 0, maxBet: 5_000, endedAt: null }],
    })
    expect(await profileOf(player)).toMatchObject({ chosenBonusCode: '' })
  })

  it('reports its progress in øre and when it expires, and what it left once it is completed', async () => {
    const player = await newPlayer()
    await deposit(player, 20_000, 'OVENI')
    await play(player, 5_000, 5_000)
    const { grantedAt, expiresAt, progress } = await firstOf(player)
    expect(progress).toBe(5_000)
    expect(expiresAt).toBe(Number(grantedAt) + 60 * dayMs)
    for (let round = 1; round < 32; round += 1) await play(player, 5_000, 5_000)
    expect(await firstOf(player)).toMatchObject({ state: 'completed', progress: 160_000, requirement: 160_000, money: 20_000 })
  })

  it('is given up before a deposit', async () => {
    const player = await newPlayer()
    await join(player, 'OVENI')
    const answer = await platform.post('/api/user/bonus-choice-cancel', { sessionId: player.sessionId })
    expect(answer.data()).toMatchObject({ chosen: null })
    expect(await profileOf(player)).toMatchObject({ chosenBonusCode: '' })
  })
})

describe('a bonus by code', () => {
  it('is granted at once, once for each player', async () => {
    const player = await newPlayer()
    expect((await join(player, ' spins')).status).toBe(200)
    expect(await firstOf(player)).toMatchObject({ name: '20 spins', state: 'active', spins: 20, spinsLeft: 20, spinValue: 100, amount: 0 })
    expect(await join(player, 'SPINS')).toMatchObject({ code: 'ERR_BONUS_CODE' })
    expect((await look(player, 'SPINS')).data()).toMatchObject({ refusal: 'received' })
  })

  it('is not granted by a deposit, nor while another bonus is active', async () => {
    const player = await newPlayer()
    await expect(deposit(player, 10_000, 'SPINS')).rejects.toMatchObject({ details: { data: { bonusRefusal: 'code_only' } } })
    await deposit(player, 10_000, 'DOBBELT')
    expect((await look(player, 'SPINS')).data()).toMatchObject({ refusal: 'other_active' })
    expect((await join(player, 'SPINS')).code).toBe('ERR_BONUS_CODE')
  })

  it('refuses a code that is not offered, and the welcome bonus after the first deposit', async () => {
    const player = await newPlayer()
    expect((await join(player, 'GRATIS')).code).toBe('ERR_BONUS_CODE')
    expect((await look(player, 'GRATIS')).code).toBe('ERR_BONUS_CODE')
    await deposit(player, 10_000)
    expect((await look(player, 'VELKOMST')).data()).toMatchObject({ refusal: 'first_deposit_only' })
  })

  it('gives nothing to a paused player', async () => {
    const player = await newPlayer()
    await transaction((context) => pausePlayer(context, player, '24h'))
    expect((await join(player, 'SPINS')).code).toBe('ERR_PAUSED')
    expect((await join(player, 'OVENI')).code).toBe('ERR_PAUSED')
    expect(await campaignsOf(player)).toEqual({ chosen: null, bonuses: [] })
  })
})

describe('the cancellation of a bonus', () => {
  it('returns its money to the house by a posting, leaves the own money, and can be repeated', async () => {
    const player = await newPlayer()
    await deposit(player, 20_000, 'OVENI')
    const { id } = await firstOf(player)
    const answer = await cancel(player, id)
    expect(answer.data()).toMatchObject({ bonuses: [{ state: 'cancelled', money: 20_000 }] })
    expect(await balancesOf(player)).toMatchObject({ Balance: 20_000, BonusBalance: 0, TotalActiveWageringRequirement: 0 })
    expect((await cancel(player, id)).data()).toEqual(answer.data())
    expect((await platform.ledger()).balanced).toBe(true)
  })

  it('is possible during a pause, and not for the bonus of another player', async () => {
    const [player, other] = [await newPlayer(), await newPlayer()]
    await join(player, 'SPINS')
    const { id } = await firstOf(player)
    expect((await cancel(other, id)).code).toBe('ERR_NOT_FOUND')
    expect(await firstOf(player)).toMatchObject({ state: 'active' })
    await transaction((context) => pausePlayer(context, player, '24h'))
    expect((await cancel(player, id)).data()).toMatchObject({ bonuses: [{ state: 'cancelled', spinsLeft: 0 }] })
  })

  it('forfeits the bonus part of the win of a round that is under way', async () => {
    const player = await newPlayer()
    await deposit(player, 20_000, 'OVENI')
    for (let round = 0; round < 4; round += 1) await play(player, 5_000, 0)
    const roundId = crypto.randomUUID()
    const { id, sessionHash } = player
    await transaction((context) => placeBet(context, id, { sessionHash, roundId, ...game, stake: 5_000 }))
    await cancel(player, (await firstOf(player)).id)
    await transaction((context) => settleRound(context, id, roundId, { win: 50_000 }))
    expect(await balancesOf(player)).toMatchObject({ Balance: 0, BonusBalance: 0 })
    expect((await platform.ledger()).balanced).toBe(true)
  })
})

it('shows an expired bonus with the lost amount', async () => {
  const player = await newPlayer()
  await deposit(player, 20_000, 'OVENI')
  platform.clock.advance(60 * dayMs)
  // The session has ended.
  const listed = await transaction((context) => listPlayerBonuses(context, player.id))
  expect(listed).toMatchObject({ bonuses: [{ state: 'expired', money: 20_000 }] })
})
