import { beforeEach, describe, expect, it } from 'vitest'
import { accountSummaryOf, payByCard } from '../testing/cardPayments.ts'
import { setUpPlatform, startTestPlatform, testStart } from '../testing/harness.ts'
import { logIn } from '../testing/identityVisits.ts'

const platform = setUpPlatform()
beforeEach(() => platform.reset())

const fault = (body: object) => platform.post('/_test/faults', body)
const cardKey = () => platform.get('/api/deposit/card-key')

describe('faults', () => {
  it('make the next matching calls fail, and no others', async () => {
    await fault({ path: '/api/deposit/*', kind: 'status', status: 503, times: 2 })
    expect((await platform.get('/healthz')).status).toBe(200)
    expect([(await cardKey()).status, (await cardKey()).status, (await cardKey()).status]).toEqual([503, 503, 200])
  })

  it('send a truncated response', async () => {
    await fault({ path: '/api/deposit/card-key', kind: 'malformed' })
    const answer = await platform.request('/api/deposit/card-key').catch((error: unknown) => error)
    expect(answer).toBeInstanceOf(SyntaxError)
  })

  it('delay a response, and drop one after the call was executed', async () => {
    const freja = await logIn(platform, 'freja')
    await fault({ path: '/Deposit/ConfirmDepositCard', kind: 'status', status: 504, delayMs: 1, stage: 'answer' })
    const key = 'lost-answer'
    expect((await payByCard(platform, freja, { amount: 10_000, key })).status).toBe(504)
    expect((await payByCard(platform, freja, { amount: 10_000, key })).status).toBe(200)
    expect(await accountSummaryOf(platform, freja)).toMatchObject({ Balance: 135_000 })
  })

  it('are validated', async () => {
    expect((await fault({ path: 'Deposit', kind: 'explode' })).json<{ fields: readonly unknown[] }>().fields).toHaveLength(2)
  })
})

describe('answers', () => {
  const answer = (body: object) => platform.post('/_test/answers', body)
  const menu = async () => (await platform.get('/api/menu')).data<{ id: string }[]>()
  const minAge = async () => (await platform.get('/CMScasino/systemConfigByName?name=minAge')).data<{ value: string }>()

  it('replace a content call’s answers verbatim, the last one counts, and a reset ends them', async () => {
    const seeded = await menu()
    await answer({ call: 'content.menu', data: [{ id: 'first' }] })
    await answer({ call: 'content.menu', data: { not: 'a menu' } })
    expect(await menu()).toEqual({ not: 'a menu' })
    await platform.reset()
    expect(await menu()).toEqual(seeded)
  })

  it('replace those to one input only', async () => {
    await answer({ call: 'content.systemConfig', where: { name: 'minAge' }, data: { name: 'minAge', value: '18' } })
    await answer({ call: 'content.seo', where: { slug: '/jackpots' }, data: { title: 'Andet' } })
    expect((await minAge()).value).toBe('18')
    expect((await platform.get('/CMScasino/systemConfigByName?name=minDeposit')).data()).toMatchObject({ value: '10000' })
    expect((await platform.post('/api/seo', { slug: '/jackpots' })).data()).toEqual({ title: 'Andet' })
    expect((await platform.post('/api/seo', { slug: '/' })).data()).not.toEqual({ title: 'Andet' })
  })

  it('are of content calls only', async () => {
    expect((await answer({ call: 'session.summary', data: { Balance: 1e9 } })).code).toBe('ERR_VALIDATION')
  })
})

describe('clock, reset and ledger', () => {
  it('advances only', async () => {
    expect((await platform.post('/_test/clock', { advanceMs: 5000 })).json()).toEqual({ now: testStart + 5000 })
    expect((await platform.post('/_test/clock', { advanceMs: -1 })).code).toBe('ERR_VALIDATION')
  })

  it('resets data, clock and faults', async () => {
    const freja = await logIn(platform, 'freja')
    await payByCard(platform, freja, { amount: 10_000 })
    const before = await platform.ledger()
    await platform.post('/_test/clock', { advanceMs: 86_400_000 })
    await fault({ path: '/*', kind: 'status', times: 100 })
    await platform.reset()
    expect((await platform.post('/_test/clock', { advanceMs: 0 })).json()).toEqual({ now: testStart })
    expect((await platform.post('/api/deposit/account-summary', { sessionId: freja.sessionId })).code).toBe('ERR_UNAUTHENTICATED')
    const after = await platform.ledger()
    expect(after.balanced).toBe(true)
    expect(after.postings).toBe(before.postings - 2)
    expect(await accountSummaryOf(platform, await logIn(platform, 'freja'))).toMatchObject({ Balance: 125_000 })
  })

  it('resets to the same rows each time, and posts after them', async () => {
    const rows = async () =>
      (await Promise.all([platform.ledger(), platform.get('/_test/persons').then((answer) => answer.json())])) as unknown
    const first = await rows()
    await payByCard(platform, await logIn(platform, 'freja'), { amount: 10_000 })
    expect(await rows()).not.toEqual(first)
    await platform.reset()
    expect(await rows()).toEqual(first)
    expect((await payByCard(platform, await logIn(platform, 'freja'), { amount: 10_000 })).status).toBe(200)
    expect((await platform.ledger()).balanced).toBe(true)
  })

  it('are not registered without the setting', async () => {
    const plain = await startTestPlatform({ env: { PLATFORM_TEST_CONTROLS: '0' }, modules: [] })
    for (const path of ['/_test/ledger', '/_test/persons']) expect((await plain.get(path)).status).toBe(404)
    for (const path of ['/_test/clock', '/_test/faults', '/_test/reset']) expect((await plain.post(path)).status).toBe(404)
    await plain.close()
  })
})
