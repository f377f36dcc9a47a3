import { kroner } from '@casino/features/format/money'
import { beforeEach, describe, expect, it } from 'vitest'
import { dayMs, minuteMs } from '../core/clock.ts'
import { accountSummaryOf, encryptCardValue, payByCard } from '../testing/cardPayments.ts'
import { setUpPlatform, startTestPlatform } from '../testing/harness.ts'
import { logIn, type TestSession } from '../testing/identityVisits.ts'
import { createTestDepositor, createTestSession, type TestPlayer } from '../testing/testPlayers.ts'
import { testCards } from './testCards.ts'

const platform = setUpPlatform()
let player: TestPlayer
beforeEach(async () => {
  player = await createTestDepositor(platform.platform)
})

const depositLog = async (player: TestSession, depositLogId?: string) =>
  (await platform.post('/api/deposit/deposit-log', { sessionId: player.sessionId, ...(depositLogId && { depositLogId }) })).data()

describe('deposit by card', () => {
  it('succeeds immediately with the approved card', async () => {
    const paid = (await payByCard(platform, player, { amount: 10_000 })).data<{ statusCode: string; depositLogId: string }>()
    expect(paid.statusCode).toBe('success_no_redirect')
    expect(await accountSummaryOf(platform, player)).toMatchObject({ Balance: 135_000, TotalBalance: 135_000 })
    expect(await depositLog(player, paid.depositLogId)).toMatchObject({ state: 'approved', code: null, amount: 10_000, bonus: null })
    expect((await platform.ledger()).balanced).toBe(true)
  })

  it.each([
    [testCards.declined_other, 'ERR_DECLINED_OTHER_REASON'],
    [testCards.declined_request, 'ERR_DECLINED_BAD_REQUEST'],
    ['4242424242424242', 'ERR_DECLINED_OTHER_REASON'],
  ])('declines card %s with %s, posts nothing and logs the attempt', async (number, code) => {
    const answer = await payByCard(platform, player, { amount: 10_000, number })
    expect(answer).toMatchObject({ status: 402, code })
    const { data } = answer.json<{ data: { statusCode: string; depositLogId: string } }>()
    expect(data.statusCode).toBe('error_no_data')
    expect(await depositLog(player, data.depositLogId)).toMatchObject({ state: 'declined', code })
    expect(await accountSummaryOf(platform, player)).toMatchObject({ Balance: 125_000 })
  })

  it.each([
    ['a wrong check digit', { number: '4111111111111112' }, 'encryptedCardNumber'],
    ['a short number', { number: '411111111111111' }, 'encryptedCardNumber'],
    ['a short CVV', { cvv: '12' }, 'encryptedCvv'],
    ['a past expiry', { change: { expiryMonth: '05', expiryYear: '2026' } }, 'expiryMonth'],
    ['no holder', { change: { cardHolder: ' ' } }, 'cardHolder'],
    ['a ciphertext of another key', { change: { encryptedCardNumber: 'AAAA' } }, 'encryptedCardNumber'],
    ['a stored card that is not there', { change: { accountId: 'nobody' } }, 'accountId'],
  ])('rejects %s with its field', async (_, change, path) => {
    const answer = await payByCard(platform, player, { amount: 10_000, ...change })
    expect(answer).toMatchObject({ status: 422, code: 'ERR_CARD_DETAILS' })
    expect(answer.json<{ fields: readonly unknown[] }>().fields).toEqual([expect.objectContaining({ path })])
  })

  it('accepts a card through its expiry month', async () => {
    expect((await payByCard(platform, player, { amount: 10_000, change: { expiryMonth: '06', expiryYear: '2026' } })).status).toBe(200)
  })

  it('stores a masked card after a successful deposit, and charges it by id and CVV', async () => {
    const cards = async () =>
      JSON.parse(
        (await platform.get(`/Deposit/CheckCardAccount?userId=${player.userId}&sessionId=${player.sessionId}`)).data<{ accounts: string }>()
          .accounts,
      )
    expect(await cards()).toHaveLength(0)
    await payByCard(platform, player, { amount: 10_000 })
    const stored = await cards()
    expect(stored).toHaveLength(1)
    expect(JSON.stringify(stored)).not.toContain('41111111')
    const other = await createTestDepositor(platform.platform)
    expect(
      (await payByCard(platform, other, { amount: 10_000, change: { encryptedCardNumber: undefined, accountId: stored[0].accountId } }))
        .code,
    ).toBe('ERR_CARD_DETAILS')
    const again = await payByCard(platform, player, {
      amount: 10_000,
      change: { encryptedCardNumber: undefined, accountId: stored[0].accountId },
    })
    expect(again.data()).toMatchObject({ statusCode: 'success_no_redirect' })
  })

  it('rejects less than 100 kr, and an unknown bonus code before the card is authorised', async () => {
    expect((await payByCard(platform, player, { amount: 9_999, number: testCards.declined_other })).code).toBe('ERR_MIN_AMOUNT')
    expect((await payByCard(platform, player, { amount: 0 })).code).toBe('ERR_VALIDATION')
    expect((await payByCard(platform, player, { amount: 10_000, bonusCode: 'GRATIS', number: testCards.declined_other })).code).toBe(
      'ERR_BONUS_CODE',
    )
    // The welcome bonus requires a first deposit; this player has already deposited.
    expect((await payByCard(platform, player, { amount: 10_000, bonusCode: 'VELKOMST' })).code).toBe('ERR_BONUS_CODE')
  })

  it('enforces the configured minimum', async () => {
    const configured = await startTestPlatform({ settings: { minDeposit: kroner(50) } })
    try {
      const depositor = await createTestDepositor(configured.platform)
      const paid = await payByCard(configured, depositor, { amount: kroner(50) })
      expect(paid.data()).toMatchObject({ statusCode: 'success_no_redirect' })
      expect(await accountSummaryOf(configured, depositor)).toMatchObject({ Balance: 130_000 })
      const refused = await payByCard(configured, depositor, { amount: kroner(50) - 1 })
      expect(refused.json()).toMatchObject({ code: 'ERR_MIN_AMOUNT', data: { min: kroner(50) } })
      expect((await configured.ledger()).balanced).toBe(true)
    } finally {
      await configured.close()
    }
  })

  it('rejects above the deposit limit, returns the remainder, and allows it again as the window moves', async () => {
    await payByCard(platform, player, { amount: 150_000 })
    const refused = await payByCard(platform, player, { amount: 60_000 })
    expect(refused).toMatchObject({ status: 409, code: 'ERR_RESPONSIBLE_GAMING_LIMIT' })
    expect(refused.json().data).toEqual({ period: 'day', left: 50_000 })
    platform.clock.advance(dayMs)
    const sessionId = await platform.platform.transaction((context) => createTestSession(context, player.id))
    expect((await payByCard(platform, { ...player, sessionId }, { amount: 60_000 })).status).toBe(200)
  })

  it('rejects a paused player and one without limits', async () => {
    await platform.post(`/Deposit/SetUserLimitlock/${player.sessionId}?lockUntil=24h`)
    expect((await payByCard(platform, player, { amount: 10_000 })).code).toBe('ERR_PAUSED')
    expect((await payByCard(platform, await logIn(platform, 'emil'), { amount: 10_000 })).code).toBe('ERR_LIMITS_MISSING')
  })

  it('requires the session of the given user', async () => {
    const other = await createTestDepositor(platform.platform)
    expect((await payByCard(platform, { ...player, userId: other.userId }, { amount: 10_000 })).code).toBe('ERR_UNAUTHENTICATED')
  })
})

describe('the ciphertexts of a card', () => {
  /** Pays with the ciphertexts that were made for 200 kr. in the player's session; the code of a refusal. */
  const sealedFor = async (session: TestPlayer) => {
    const encrypt = (value: string) => encryptCardValue(platform, { ...session, amount: 20_000 }, value)
    return { encryptedCardNumber: await encrypt(testCards.approved), encryptedCvv: await encrypt('123') }
  }
  const payWith = async (change: Readonly<Record<string, string>>, session = player, amount = 20_000) =>
    (await payByCard(platform, session, { amount, change })).code

  it('serve the payment that they were made for, for five minutes at least', async () => {
    const sealed = await sealedFor(player)
    platform.clock.advance(5 * minuteMs)
    expect(await payWith(sealed)).toBeNull()
  })

  it('serve no other amount', async () => {
    expect(await payWith(await sealedFor(player), player, 20_001)).toBe('ERR_CARD_DETAILS')
  })

  it('serve no other session, of the same player or of another', async () => {
    const sealed = await sealedFor(player)
    const sessionId = await platform.platform.transaction((context) => createTestSession(context, player.id))
    expect(await payWith(sealed, { ...player, sessionId })).toBe('ERR_CARD_DETAILS')
    expect(await payWith(sealed, await createTestDepositor(platform.platform))).toBe('ERR_CARD_DETAILS')
  })

  it('serve nothing after ten minutes', async () => {
    const sealed = await sealedFor(player)
    platform.clock.advance(10 * minuteMs)
    expect(await payWith(sealed)).toBe('ERR_CARD_DETAILS')
  })

  it('serve nothing without what they must be bound to', async () => {
    const encryptUnbound = (value: string) => encryptCardValue(platform, { sessionId: '', amount: 20_000 }, value)
    const sealed = await sealedFor(player)
    expect(await payWith({ ...sealed, encryptedCvv: await encryptUnbound('123') })).toBe('ERR_CARD_DETAILS')
    expect(await payWith({ ...sealed, encryptedCardNumber: await encryptUnbound(testCards.approved) })).toBe('ERR_CARD_DETAILS')
  })
})

describe('idempotency', () => {
  it('returns the first response for a repeated key, also for concurrent requests', async () => {
    const key = 'attempt-0001'
    const sealed = {
      encryptedCardNumber: await encryptCardValue(platform, { ...player, amount: 20_000 }, testCards.approved),
      encryptedCvv: await encryptCardValue(platform, { ...player, amount: 20_000 }, '123'),
    }
    const answers = await Promise.all(Array.from({ length: 6 }, () => payByCard(platform, player, { amount: 20_000, key, change: sealed })))
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
    expect(await accountSummaryOf(platform, player)).toMatchObject({ Balance: 145_000 })
  })

  it('repeats a decline, and rejects the key for another amount', async () => {
    const key = 'attempt-0002'
    const first = await payByCard(platform, player, { amount: 20_000, number: testCards.declined_other, key })
    const second = await payByCard(platform, player, { amount: 20_000, number: testCards.declined_other, key })
    expect(second.text).toBe(first.text)
    expect((await payByCard(platform, player, { amount: 30_000, key })).code).toBe('ERR_VALIDATION')
  })

  it('stores no key for a rejected request, so that it can be corrected', async () => {
    const key = 'attempt-0003'
    expect((await payByCard(platform, player, { amount: 10_000, cvv: '1', key })).code).toBe('ERR_CARD_DETAILS')
    expect((await payByCard(platform, player, { amount: 10_000, key })).status).toBe(200)
  })

  it('is required', async () => {
    const answer = await platform.post('/Deposit/ConfirmDepositCard', { sessionId: player.sessionId })
    expect(answer).toMatchObject({ status: 422, code: 'ERR_VALIDATION' })
  })
})
