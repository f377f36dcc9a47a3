import type { StepUpPurpose } from '@casino/features/identity/constants'
import type { ListedPerson } from '../identity/persons.ts'
import type { TestPersonKey } from '../identity/testPersons.ts'
import { siteUrl } from './harness.ts'
import type { PlatformClient, TestResponse } from './platformClient.ts'

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

/** Confirms a session for a purpose, as a step-up does. */
export const confirmStepUp = (platform: PlatformClient, { sessionId }: Pick<TestSession, 'sessionId'>, purpose: StepUpPurpose) =>
  platform.post('/_test/step-up', { sessionId, purpose })
