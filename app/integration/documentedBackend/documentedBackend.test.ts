import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { documentedAnswers } from './answers.ts'
import { type DocumentedSite, loginCookies, playerCookies, startDocumentedSite } from './documentedSite.ts'
import { flows } from './flows.ts'

/** Fields without which an answer says nothing: by route, each path. Lists are named by their first entry. */
const neededFields: Readonly<Record<string, readonly string[]>> = {
  'POST /Scrive/transaction/new': ['accessUrl', 'loginLog', 'loginLog.loginLogId'],
  'GET /Scrive/transaction/:id': [
    'providerInfo',
    'providerInfo.dkMitID',
    'providerInfo.dkMitID.completionData',
    'providerInfo.dkMitID.completionData.dateOfBirth',
  ],
  'GET /Scrive/transaction/:id/validate-cpr': ['isMatch'],
  'GET /Scrive/GetSessionId/:transactionId': ['sessionId'],
  'POST /GATMaven/loginWithToken': ['sessionId'],
  'POST /GATMaven/LoginExternal': ['sessionId'],
  'GET /api/Bonuses/GetBonusByBonusCode/:code': ['bonusId', 'name', 'bonusCode', 'bonusRegisterContents', 'bonusRegisterContents.terms'],
  'GET /CMScasino/systemConfigByName': ['value', 'name'],
  'POST /Deposit/ConfirmDepositCard': ['statusCode', 'depositLogId'],
  'POST /Deposit/ConfirmDepositMobilePay': ['statusCode', 'depositLogId', 'redirectOutput.url'],
  'POST /api/deposit/account-summary': ['BonusBalance', 'TotalBalance', 'WithdrawableBalance'],
  'POST /api/user/user-profile': ['userInfo', 'userInfo.userId'],
  'POST /api/news/news-list': ['currentPage', 'lastPage', 'pageSize', 'totalRecords'],
  'POST /api/news/news-detail': ['newsId', 'newsSlug', 'title', 'publicDate', 'body'],
  'POST /api/seo': ['title'],
}

type Plain = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value)
const mapObjects = (value: unknown, change: (object: Plain, path: string) => unknown, path = ''): unknown => {
  if (Array.isArray(value)) return value.map((entry) => mapObjects(entry, change, path))
  if (!isObject(value)) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, mapObjects(inner, change, path ? `${path}.${key}` : key)])
  return change(Object.fromEntries(entries), path)
}
/** The paths of every field of an answer; those of a list's entries are not among them: a malformed entry is left out. */
const pathsOf = (value: unknown, path = ''): readonly string[] =>
  isObject(value)
    ? Object.entries(value).flatMap(([key, inner]) => [path ? `${path}.${key}` : key, ...pathsOf(inner, path ? `${path}.${key}` : key)])
    : []
const changeField = (data: unknown, field: string, how: 'absent' | 'null') =>
  mapObjects(data, (object, path) => {
    const name = path ? field.slice(path.length + 1) : field
    if ((path && !field.startsWith(`${path}.`)) || !(name in object)) return object
    const { [name]: _, ...rest } = object
    return how === 'absent' ? rest : { ...rest, [name]: null }
  })
const optionalFields = (route: string): readonly string[] =>
  pathsOf(documentedAnswers[route]).filter(
    (field) => !neededFields[route]?.some((needed) => needed === field || needed.startsWith(`${field}.`)),
  )

/** Lists are sent as they are: their entries need their fields. */
const withoutOptional = (how: 'absent' | 'null') => (data: unknown, route: string) =>
  Array.isArray(data) ? data : optionalFields(route).reduce((changed, field) => changeField(changed, field, how), data)

const variants: Readonly<Record<string, ((data: unknown, route: string) => unknown) | undefined>> = {
  'as documented': undefined,
  'with further fields': (data) => mapObjects(data, (object) => ({ further: { field: 1 }, ...object })),
  'in another order': (data) => mapObjects(data, (object) => Object.fromEntries(Object.entries(object).toReversed())),
  'without what is not needed': withoutOptional('absent'),
  'with null for what is not needed': withoutOptional('null'),
}

let site: DocumentedSite
beforeAll(async () => {
  site = await startDocumentedSite()
})
afterAll(() => site.close())
afterEach(() => {
  site.vary()
  site.replaced.clear()
  site.requests.length = 0
})

describe.each(Object.keys(variants))('a back end that answers %s', (variant) => {
  it.each(Object.keys(flows))('runs the flow %s', async (name) => {
    site.vary(variants[variant])
    const answers = await flows[name]?.(site)
    expect(answers?.filter(({ status }) => status !== 200)).toEqual([])
  })
})

/** The calls whose answers need a field each, with what the site says when it is not there. */
const calls: Readonly<Record<string, [cookies: Readonly<Record<string, string>>, url: string, payload?: (unique: number) => object]>> = {
  'POST /Scrive/transaction/new': [{}, '/backend/identity.start', () => ({ query: { redirectUrl: 'http://site.test/loginsuccess' } })],
  'GET /Scrive/transaction/:id': [loginCookies, '/backend/identity.completion', () => ({ query: { method: 'login', logId: 'log-1' } })],
  'GET /Scrive/transaction/:id/validate-cpr': [
    loginCookies,
    '/backend/identity.validateCpr',
    () => ({ query: { method: 'login', logId: 'log-1', cpr: '0405901234' } }),
  ],
  'GET /Scrive/GetSessionId/:transactionId': [loginCookies, '/backend/identity.openSession'],
  'GET /api/Bonuses/GetBonusByBonusCode/:code': [{}, '/backend/deposit.bonusByCode', () => ({ params: { code: 'VELKOMST' } })],
  'GET /Deposit/GetUserDepositLimitsREST': [playerCookies, '/backend/limits.get'],
  'GET /Deposit/CheckCardAccount': [playerCookies, '/backend/deposit.cards'],
  'POST /api/deposit/account-summary': [playerCookies, '/api/deposit/account-summary'],
  'POST /api/user/user-profile': [playerCookies, '/api/user/user-profile'],
  'GET /Player/MarketingNotification/:sessionId/:userId': [playerCookies, '/backend/consent.marketing'],
  'POST /api/news/news-list': [
    {},
    '/api/news/news-list',
    (unique) => ({ PageSize: 26, CurrentPage: unique, showArticleInNewsList: true, status: true }),
  ],
  'POST /api/news/news-detail': [{}, '/api/news/news-detail', (unique) => ({ newsSlug: `nyhed-${unique}` })],
  'POST /api/seo': [{}, '/api/seo', (unique) => ({ slug: `/${unique}` })],
}
/** A page of its own for each answer: what was answered before is served while a back end fails. */
let unique = 1
const fields = Object.keys(calls).flatMap((route) => pathsOf(documentedAnswers[route]).map((field) => [route, field] as const))

it.each(fields)('%s without %s: answered all the same where it is not needed, otherwise said in Danish', async (route, field) => {
  const [cookies, url, payload = () => ({})] = calls[route] ?? [{}, '']
  const needed = neededFields[route]?.includes(field) === true
  for (const how of ['absent', 'null'] as const) {
    site.vary((data, answered) => (answered === route ? changeField(data, field, how) : data))
    const { status, code, message } = await site.openBrowser(cookies).send(url, payload(unique++))
    expect([how, status === 200, status, code]).toEqual([how, !needed, needed ? 502 : 200, needed ? 'ERR_UPSTREAM' : undefined])
    if (needed) expect(message).toBe('Vi har problemer lige nu. Prøv igen om lidt.')
  }
})

it('needs no field that is not documented', () => {
  for (const [route, needed] of Object.entries(neededFields))
    for (const field of needed) expect(pathsOf(documentedAnswers[route]), route).toContain(field)
})
