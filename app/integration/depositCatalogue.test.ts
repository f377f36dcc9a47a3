import { randomUUID } from 'node:crypto'
import type { ErrorCode } from '@casino/features/api/errors'
import { type RecoveryAction, recoveryAction } from '@casino/features/deposit/model'
import { kroner } from '@casino/features/format/money'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dayMs } from '../platform/core/clock.ts'
import { depositLimits, persons, players } from '../platform/db/schema.ts'
import { testCards } from '../platform/payments/testCards.ts'
import { encryptCardValue } from '../platform/testing/cardPayments.ts'
import { confirmStepUp } from '../platform/testing/identityVisits.ts'
import { createTestDepositor, createTestPlayer, type TestPlayer } from '../platform/testing/testPlayers.ts'
import { sameOriginHeaders } from '../site/server/calls/callTestServer.ts'
import { signCookies } from '../site/server/testing/testSite.ts'
import { createCookieClient } from './cookieClient.ts'
import { startTestSiteOnPlatform, type TestSiteOnPlatform } from './testSiteOnPlatform.ts'

const confirmPath = '/Deposit/ConfirmDepositCard'
let both: TestSiteOnPlatform
let player: TestPlayer
beforeAll(async () => {
  both = await startTestSiteOnPlatform({ env: { RATE_LIMITS: 'card=10000,bonusCode=10000' } })
})
beforeEach(async () => {
  player = await createTestDepositor(both.platform.platform)
})
afterEach(() => both.answerFor(confirmPath, null))
afterAll(() => both.close())

interface Refusal {
  code: ErrorCode
  message: string
  data?: Record<string, unknown>
}

/** Sends a call as the player's browser; resolves to its data, or to the refusal. */
async function send<T = unknown>(
  name: string,
  input: object,
  headers: Record<string, string> = {},
): Promise<{ data?: T; error?: Refusal }> {
  const { jar, post } = createCookieClient(both.app)
  jar.set('session', player.sessionId).set('userId', player.userId)
  const answer = await post(`/backend/deposit.${name}`, input, { 'sec-fetch-site': 'same-origin', ...headers })
  return answer.json()
}

interface Payment {
  amount?: number
  bonusCode?: string
  number?: string
  cvv?: string
}
async function pay({
  amount = kroner(100),
  bonusCode = '',
  number = testCards.approved,
  cvv = '123',
}: Payment = {}): Promise<Refusal | undefined> {
  await confirmStepUp(both.platform, player, 'card')
  const body = {
    attributes: { bonusCode, channelId: 'mobile' },
    amount,
    cardHolder: 'Test Person',
    encryptedCardNumber: await encryptCardValue(both.platform, { ...player, amount }, number),
    encryptedCvv: await encryptCardValue(both.platform, { ...player, amount }, cvv),
    expiryMonth: '09',
    expiryYear: '2029',
  }
  return (await send('confirmCard', { body }, { 'idempotency-key': randomUUID() })).error
}

const change = (values: Partial<typeof players.$inferInsert>) =>
  both.platform.platform.transaction(({ db }) => db.update(players).set(values).where(eq(players.id, player.id)))
const withoutLimits = () =>
  both.platform.platform.transaction(({ db }) => db.delete(depositLimits).where(eq(depositLimits.playerId, player.id)))
const answerWith = (code: string, message = '', status = 400) => both.answerFor(confirmPath, { status, body: { result: 0, code, message } })

const contactService = /skriv til vores support/
/** The lines of the specification's catalogue (*Error catalogue, Deposit*): how each is reached, what the player reads, and the way out. */
const catalogue: readonly [
  line: string,
  code: ErrorCode,
  reach: () => Promise<Refusal | undefined>,
  words: RegExp,
  wayOut: RecoveryAction,
][] = [
  ['declined by the bank', 'ERR_DECLINED_OTHER_REASON', () => pay({ number: testCards.declined_other }), contactService, 'card'],
  ['declined as a bad request', 'ERR_DECLINED_BAD_REQUEST', () => pay({ number: testCards.declined_request }), contactService, 'card'],
  ['responsible-gaming limit', 'ERR_RESPONSIBLE_GAMING_LIMIT', () => pay({ amount: kroner(2500) }), /indbetalingsgrænse/, 'amount'],
  ['card details incorrect', 'ERR_CARD_DETAILS', () => pay({ cvv: '1' }), /Kortoplysningerne er ikke rigtige/, 'card'],
  ['invalid bonus code', 'ERR_BONUS_CODE', () => pay({ bonusCode: 'FINDESIKKE' }), /Bonuskoden findes ikke/, 'amount'],
  ['below the minimum', 'ERR_MIN_AMOUNT', () => pay({ amount: kroner(99) }), /under den mindste indbetaling/, 'amount'],
  ['paused', 'ERR_PAUSED', () => change({ pausedUntil: both.platform.clock.now() + dayMs }).then(() => pay()), /holder pause/, 'pause'],
  ['limits missing', 'ERR_LIMITS_MISSING', () => withoutLimits().then(() => pay()), /Sæt en indbetalingsgrænse/, 'limits'],
  ['account locked', 'ERR_ACCOUNT_LOCKED', () => change({ status: 'locked' }).then(() => pay()), /er låst/, 'contact'],
  ['registered in ROFUS', 'ERR_EXCLUDED', exclude, /ROFUS/, 'help'],
  ['an unlisted code', 'ERR_PAYMENT_FAILED', () => refusedWith('ERR_PSP_VELOCITY'), contactService, 'contact'],
  [
    'an unlisted code without an error status',
    'ERR_PAYMENT_FAILED',
    () => refusedWith('ERR_PSP_VELOCITY', '', 200),
    contactService,
    'contact',
  ],
  [
    'a message with "locked", which only a login reads',
    'ERR_PAYMENT_FAILED',
    () => refusedWith('ERR_4711', 'The card is locked by the bank'),
    contactService,
    'contact',
  ],
  ['no answer', 'ERR_UPSTREAM', () => refusedWith('ERR_PSP_DOWN', '', 502), /Prøv igen/, 'contact'],
]

async function exclude() {
  // a test player has no national id: that of a person who is in the register
  await both.platform.platform.transaction(async ({ db }) => {
    const [person] = await db.select({ pid: persons.pid }).from(persons).where(eq(persons.excluded, true))
    await db
      .update(players)
      .set({ pid: person?.pid ?? '' })
      .where(eq(players.id, player.id))
  })
  return pay()
}
function refusedWith(code: string, message?: string, status?: number) {
  answerWith(code, message, status)
  return pay()
}

describe('the deposit catalogue, through site and platform', () => {
  it.each(catalogue)('%s: %s', async (_, code, reach, words, wayOut) => {
    const refusal = await reach()
    expect(refusal?.code).toBe(code)
    expect(refusal?.message).toMatch(words)
    expect(recoveryAction(code)).toBe(wayOut)
  })
})

describe('a valid bonus code of a player who is not entitled', () => {
  const lookUp = async (code: string) => {
    const answer = await send<{ bonusCode: string; refusal: string | null }>('bonusByCode', { params: { code } })
    return answer.error?.code ?? answer.data?.refusal
  }

  it('has its reason at the lookup and, the same one, at the payment', async () => {
    expect(await lookUp('VELKOMST')).toBe('first_deposit_only')
    expect(await pay({ bonusCode: 'VELKOMST' })).toMatchObject({ code: 'ERR_BONUS_CODE', data: { bonusRefusal: 'first_deposit_only' } })
  })

  it('has none for a new player, and after the deposit the bonus is received', async () => {
    player = await createTestPlayer(both.platform.platform)
    expect(await lookUp('VELKOMST')).toBeNull()
    expect(await pay({ bonusCode: 'VELKOMST', amount: kroner(100) })).toBeUndefined()
    expect(await lookUp('VELKOMST')).toBe('received')
    expect(await lookUp('DOBBELT')).toBe('other_active')
    expect(await lookUp('FINDESIKKE')).toBe('ERR_BONUS_CODE')
  })
})

it('a browser gets what its cards are bound to in its session, and a visitor nothing', async () => {
  const bindingOf = async (cookie: string) => {
    const headers = { ...sameOriginHeaders, cookie: signCookies(cookie) }
    return (await both.app.inject({ url: '/api/deposit/card-key', headers })).json().data.binding
  }
  const own = (await both.platform.get(`/api/deposit/card-key?sessionId=${player.sessionId}`)).data().binding
  expect(own).toMatch(/^test\./)
  expect(await bindingOf(`session=${player.sessionId}; userId=${player.userId}`)).toBe(own)
  expect(await bindingOf('')).toBeNull()
})

it('sends the code of the provider, for which the configuration may have a message, and logs it', async () => {
  expect(await refusedWith('ERR_PSP_VELOCITY')).toMatchObject({ data: { providerCode: 'ERR_PSP_VELOCITY' } })
  expect(both.lines.join()).toContain('ERR_PSP_VELOCITY')
  expect((await refusedWith('<b>no code</b>'))?.data).toBeUndefined()
})
