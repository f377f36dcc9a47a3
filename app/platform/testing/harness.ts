import { constants, createPublicKey, publicEncrypt, randomUUID } from 'node:crypto'
import type { ErrorCode } from '@casino/features/api/errors'
import type { StepUpPurpose } from '@casino/features/identity/stepUpPurposes'
import type { FastifyInstance } from 'fastify'
import { vi } from 'vitest'
import { AdjustableClock } from '../clock.ts'
import { readPlatformConfig } from '../config.ts'
import type { DatabaseTarget } from '../db/openDatabase.ts'
import type { ListedPerson } from '../identity/persons.ts'
import type { TestPersonKey } from '../identity/testPersons.ts'
import { testCards } from '../payments/testCards.ts'
import type { Platform } from '../platform.ts'
import { createPlatform, type PlatformOptions } from '../server.ts'
import { createSeededDatabase, type SeedContent } from './seededDatabase.ts'
import type { TestDatabase } from './testDatabase.ts'

// Cold start of the embedded database on a busy machine exceeds the default timeout.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

/** A Monday at noon in Copenhagen: fixed, so that no test depends on the current date. */
export const testStart = Date.parse('2026-06-15T10:00:00Z')
export const siteUrl = 'http://127.0.0.1:4310'

/** Response of the platform. */
export interface TestResponse {
  status: number
  headers: Readonly<Record<string, unknown>>
  text: string
  /** `data` of a success; throws when the call failed. */
  data<T = Record<string, unknown>>(): T
  code: ErrorCode | null
  /** The parsed body, including the envelope. */
  json<T = Record<string, unknown>>(): T
}

interface TestRequest {
  method?: 'GET' | 'POST' | 'PUT'
  body?: unknown
  form?: Readonly<Record<string, string>>
  key?: string
}

/** HTTP client of the platform's calls and test controls. */
export interface PlatformClient {
  request(path: string, request?: TestRequest): Promise<TestResponse>
  get(path: string): Promise<TestResponse>
  post(path: string, body?: unknown, key?: string): Promise<TestResponse>
  put(path: string, body: unknown): Promise<TestResponse>
  form(path: string, form: Readonly<Record<string, string>>): Promise<TestResponse>
  /** Restores the seed and the clock. */
  reset(): Promise<void>
  ledger(): Promise<{ balanced: boolean; postings: number; accounts: readonly { id: string; balance: number }[] }>
}

/** A platform in the test process with an adjustable clock. */
export interface TestPlatform extends PlatformClient {
  platform: Platform
  /** Sends a request as another machine or program would. */
  inject: FastifyInstance['inject']
  clock: AdjustableClock
  close(): Promise<void>
}

interface TestPlatformOptions extends Pick<PlatformOptions, 'modules' | 'settings'> {
  /** Environment variables besides those of every test. */
  env?: Readonly<Record<string, string>>
  /** Default: a new one. `close` removes it. */
  database?: TestDatabase
}

/** Starts the platform in this process on a new database: embedded, or on the server of TEST_DATABASE_URL. */
export async function startTestPlatform({ env, database, ...replaced }: TestPlatformOptions = {}): Promise<TestPlatform> {
  // other modules or settings may seed other rows, on top of what every platform has
  const content = Object.keys(replaced).length === 0 ? 'all' : 'bare'
  const { target, drop } = database ?? (await createSeededDatabase(content, (...seeded) => seedTestDatabase(content, ...seeded)))
  const clock = new AdjustableClock(() => testStart)
  const running = await createPlatform({ config: testConfig(env), database: target, clock, ...replaced })
  const calls = createTestClient(async ({ method, path, headers, payload }) => {
    const response = await running.app.inject({ method, url: path, headers, ...(payload !== undefined && { payload }) })
    return toTestResponse(response.statusCode, response.headers, response.payload)
  })
  const close = async () => {
    await running.close()
    await drop()
  }
  return { ...calls, platform: running.platform, inject: running.app.inject.bind(running.app), clock, close }
}

const testConfig = (env: Readonly<Record<string, string>> = {}) =>
  readPlatformConfig({ PORT: '4310', PLATFORM_TEST_CONTROLS: '1', LOG_LEVEL: 'silent', ...env })

async function seedTestDatabase(content: SeedContent, database: DatabaseTarget, whenSeeded: () => Promise<void>): Promise<void> {
  const modules = content === 'bare' && { modules: [] }
  const running = await createPlatform({ config: testConfig(), database, clock: new AdjustableClock(() => testStart), ...modules })
  await whenSeeded()
  await running.close()
}

/** Client of a platform in another process. */
export const connectPlatform = (origin: string): PlatformClient =>
  createTestClient(async ({ method, path, headers, payload }) => {
    const response = await fetch(origin + path, { method, headers, redirect: 'manual', ...(payload !== undefined && { body: payload }) })
    return toTestResponse(response.status, Object.fromEntries(response.headers), await response.text())
  })

interface TransportRequest {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  headers: Record<string, string>
  payload: string | undefined
}

function createTestClient(send: (sent: TransportRequest) => Promise<TestResponse>): PlatformClient {
  const request = (path: string, { method = 'GET', body, form, key }: TestRequest = {}): Promise<TestResponse> => {
    const payload = form ? new URLSearchParams(form).toString() : body === undefined ? undefined : JSON.stringify(body)
    const type = form ? 'application/x-www-form-urlencoded' : 'application/json'
    return send({
      method,
      path,
      headers: { ...(payload !== undefined && { 'content-type': type }), ...(key && { 'idempotency-key': key }) },
      payload,
    })
  }
  return {
    request,
    get: (path) => request(path),
    post: (path, body = {}, key) => request(path, { method: 'POST', body, ...(key && { key }) }),
    put: (path, body) => request(path, { method: 'PUT', body }),
    form: (path, form) => request(path, { method: 'POST', form }),
    reset: async () => {
      const { status, text } = await request('/_test/reset', { method: 'POST', body: {} })
      if (status !== 200) throw new Error(`the reset failed: ${status} ${text}`)
    },
    ledger: async () => (await request('/_test/ledger')).json(),
  }
}

function toTestResponse(status: number, headers: Record<string, unknown>, text: string): TestResponse {
  const parse = () => JSON.parse(text)
  const isJson = String(headers['content-type']).includes('json')
  return {
    status,
    headers,
    text,
    code: isJson ? (parse().code ?? null) : null,
    json: parse,
    data: () => {
      if (parse().result !== 1) throw new Error(`the call failed: ${status} ${text}`)
      return parse().data
    },
  }
}

/** Result of an identity transaction. */
export interface IdentityVisit {
  transactionId: string
  logId: string
  /** One-time code of the approval; empty after a refusal. */
  approvalCode: string
  cpr: string
}

/** Finds a test person by key. Throws when there is none. */
export async function findTestPerson(platform: PlatformClient, key: TestPersonKey): Promise<ListedPerson> {
  const persons = (await platform.get('/_test/persons')).json<ListedPerson[]>()
  const person = persons.find((candidate) => candidate.key === key)
  if (!person) throw new Error(`no test person ${key}`)
  return person
}

/** What the redirect of the provider's page carries, and where it leads. */
type ProviderReturn = Omit<IdentityVisit, 'cpr'> & { location: string }

/** Starts a login, submits the provider's page with `form`, and returns the data that the redirect carries. */
export async function submitProviderPage(platform: PlatformClient, form: Readonly<Record<string, string>>): Promise<ProviderReturn> {
  const redirectUrl = encodeURIComponent(`${siteUrl}/loginsuccess?method=login`)
  return answerProviderPage(platform, await platform.post(`/Scrive/transaction/new?redirectUrl=${redirectUrl}`), form)
}

/** Starts a step-up of a session; otherwise like `submitProviderPage`. */
export async function approveStepUp(
  platform: PlatformClient,
  sessionId: string,
  purpose: StepUpPurpose,
  form: Readonly<Record<string, string>>,
): Promise<ProviderReturn> {
  const query = new URLSearchParams({ redirectUrl: `${siteUrl}/min-konto/bekraeft`, purpose })
  return answerProviderPage(platform, await platform.post(`/Scrive/transaction/step-up?${query}`, { sessionId }), form)
}

async function answerProviderPage(
  platform: PlatformClient,
  started: TestResponse,
  form: Readonly<Record<string, string>>,
): Promise<ProviderReturn> {
  const { transactionId, accessUrl, loginLog } = started.data<{
    transactionId: string
    accessUrl: string
    loginLog: { loginLogId: string }
  }>()
  const page = await platform.form(new URL(accessUrl).pathname, form)
  const location = String(page.headers.location ?? '')
  const approvalCode = URL.canParse(location) ? (new URL(location).searchParams.get('approvalCode') ?? '') : ''
  return { transactionId, logId: loginLog.loginLogId, approvalCode, location }
}

/** Approves as a test person and validates the national id, as required before login and registration. */
export async function identifyTestPerson(platform: PlatformClient, key: TestPersonKey): Promise<IdentityVisit> {
  const { cpr } = await findTestPerson(platform, key)
  return validateCpr(platform, { ...(await submitProviderPage(platform, { person: key })), cpr })
}

let newPersonCount = 0

/** Approves as a new manually entered person, aged 36 and without an account; a different one per call. */
export async function identifyNewPerson(platform: PlatformClient): Promise<IdentityVisit> {
  newPersonCount += 1
  const cpr = `610190${String(newPersonCount).padStart(4, '0')}`
  const form = { answer: 'free', cpr, birth: '1990-01-01' }
  return validateCpr(platform, { ...(await submitProviderPage(platform, form)), cpr })
}

async function validateCpr(platform: PlatformClient, visit: IdentityVisit): Promise<IdentityVisit> {
  const { transactionId, logId, approvalCode, cpr } = visit
  const query = new URLSearchParams({ cpr, method: 'login', logId, approvalCode })
  await platform.get(`/Scrive/transaction/${transactionId}/validate-cpr?${query}`)
  return visit
}

/** Session of a logged-in player. */
export interface TestSession {
  sessionId: string
  userId: string
}

/** Logs a test person in through the provider. */
export async function logIn(platform: PlatformClient, key: TestPersonKey): Promise<TestSession> {
  const { transactionId, approvalCode } = await identifyTestPerson(platform, key)
  return (await platform.get(`/Scrive/GetSessionId/${transactionId}?approvalCode=${approvalCode}`)).data<
    TestSession & Record<string, unknown>
  >()
}

/** Encrypts a card value as the browser does. */
export async function encryptCardValue(platform: PlatformClient, value: string): Promise<string> {
  const { spki } = (await platform.get('/api/deposit/card-key')).data<{ spki: string }>()
  const key = createPublicKey({ key: Buffer.from(spki, 'base64'), format: 'der', type: 'spki' })
  return publicEncrypt({ key, oaepHash: 'sha256', padding: constants.RSA_PKCS1_OAEP_PADDING }, Buffer.from(value)).toString('base64')
}

interface CardPayment {
  amount: number
  number?: string
  bonusCode?: string
  cvv?: string
  key?: string
  change?: Readonly<Record<string, unknown>>
}

/** Confirms a session for a purpose, as a step-up does. */
export const confirmStepUp = (platform: PlatformClient, { sessionId }: Pick<TestSession, 'sessionId'>, purpose: StepUpPurpose) =>
  platform.post('/_test/step-up', { sessionId, purpose })

/** Body of a payment by a new card, encrypted as the browser does. `change` overrides parts of it. */
export async function cardPaymentBody(platform: PlatformClient, player: TestSession, payment: CardPayment): Promise<object> {
  const { amount, number = testCards.approved, bonusCode = '', cvv = '123', change } = payment
  return {
    sessionId: player.sessionId,
    userId: player.userId,
    attributes: { bonusCode, channelId: 'mobile' },
    amount,
    cardHolder: 'Test Person',
    encryptedCardNumber: await encryptCardValue(platform, number),
    encryptedCvv: await encryptCardValue(platform, cvv),
    expiryMonth: '09',
    expiryYear: '2029',
    ...change,
  }
}

/** Deposits by card; a new one after the step-up for it. */
export async function payByCard(platform: PlatformClient, player: TestSession, payment: CardPayment): Promise<TestResponse> {
  const body = await cardPaymentBody(platform, player, payment)
  await confirmStepUp(platform, player, 'card')
  return platform.post('/Deposit/ConfirmDepositCard', body, payment.key ?? randomUUID())
}

/** Account summary of a player, amounts in øre. */
export const accountSummaryOf = async (platform: PlatformClient, { sessionId }: TestSession): Promise<Record<string, number>> =>
  (await platform.post('/api/deposit/account-summary', { sessionId })).data<Record<string, number>>()
