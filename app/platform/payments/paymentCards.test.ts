import { beforeEach, describe, expect, it } from 'vitest'
import { minuteMs } from '../core/clock.ts'
import { accountSummaryOf, cardPaymentBody, payByCard } from '../testing/cardPayments.ts'
import { setUpPlatform } from '../testing/harness.ts'
import { confirmStepUp, type TestSession } from '../testing/identityVisits.ts'
import { createTestDepositor, createTestSession, type TestPlayer } from '../testing/testPlayers.ts'

const platform = setUpPlatform()
let player: TestPlayer
beforeEach(async () => {
  player = await createTestDepositor(platform.platform)
})

const readCards = async ({ userId, sessionId }: TestSession) => {
  const { accounts, newCardUntil } = (await platform.get(`/Deposit/CheckCardAccount?${new URLSearchParams({ userId, sessionId })}`)).data<{
    accounts: string
    newCardUntil: number | null
  }>()
  return { cards: JSON.parse(accounts) as readonly { accountId: string }[], newCardUntil } // JSON text on the wire
}
const stored = (accountId: string) => ({ amount: 10_000, change: { encryptedCardNumber: undefined, accountId } })
const confirm = async (body: object, key: string) => platform.post('/Deposit/ConfirmDepositCard', body, key)
const removeCard = ({ sessionId }: TestSession, accountId: string) => platform.post('/api/deposit/remove-card', { sessionId, accountId })

describe('a new card', () => {
  it('needs an identity confirmed for it; then the same request pays', async () => {
    const body = await cardPaymentBody(platform, player, { amount: 10_000 })
    expect((await confirm(body, 'card-0001')).code).toBe('ERR_STEP_UP_REQUIRED')
    expect(await accountSummaryOf(platform, player)).toMatchObject({ Balance: 125_000 })
    await confirmStepUp(platform, player, 'withdrawal')
    expect((await confirm(body, 'card-0001')).code).toBe('ERR_STEP_UP_REQUIRED')
    await confirmStepUp(platform, player, 'card')
    expect((await confirm(body, 'card-0001')).status).toBe(200)
  })

  it('is confirmed for this session alone, until the time that the list of cards tells', async () => {
    expect((await readCards(player)).newCardUntil).toBeNull()
    await confirmStepUp(platform, player, 'card')
    const { newCardUntil } = await readCards(player)
    expect(newCardUntil).toBe(platform.clock.now() + platform.platform.settings.stepUpMinutes * minuteMs)
    const sessionId = await platform.platform.transaction((context) => createTestSession(context, player.id))
    expect((await readCards({ ...player, sessionId })).newCardUntil).toBeNull()
    platform.clock.advance(platform.platform.settings.stepUpMinutes * minuteMs)
    const late = await cardPaymentBody(platform, player, { amount: 10_000 })
    expect((await confirm(late, 'card-0002')).code).toBe('ERR_STEP_UP_REQUIRED')
  })
})

describe('a stored card', () => {
  const storeCard = async () => {
    await payByCard(platform, player, { amount: 10_000 })
    const [card] = (await readCards(player)).cards
    if (!card) throw new Error('the card was not stored')
    return card.accountId
  }

  it('needs no confirmed identity, in a later session either', async () => {
    const accountId = await storeCard()
    const sessionId = await platform.platform.transaction((context) => createTestSession(context, player.id))
    const body = await cardPaymentBody(platform, { ...player, sessionId }, stored(accountId))
    expect((await confirm(body, 'card-0003')).status).toBe(200)
  })

  it('that its player removes is neither listed nor used, and its next payment stores it as a new one', async () => {
    const accountId = await storeCard()
    const other = await createTestDepositor(platform.platform)
    expect((await removeCard(other, accountId)).code).toBe('ERR_NOT_FOUND')
    expect((await readCards(player)).cards).toHaveLength(1)
    for (const _ of ['once', 'again']) expect((await removeCard(player, accountId)).status).toBe(200)
    expect((await readCards(player)).cards).toEqual([])
    expect((await payByCard(platform, player, stored(accountId))).code).toBe('ERR_CARD_DETAILS')
    expect(await storeCard()).toBe(accountId)
  })
})
