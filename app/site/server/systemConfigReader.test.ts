import { defaultSystemConfig } from '@casino/features/content/systemConfig'
import { expect, test, vi } from 'vitest'
import { sharedConfig } from '../client/routes/shared.ts'
import { createAnonymousContext } from './calls/callContext.ts'
import { failWith, parsePayload, sessionHeaders, startPageServer } from './pages/pageTestServer.ts'
import { defaultResponses } from './testing/fakeBackend.ts'

type Answer = NonNullable<(typeof defaultResponses)['content.systemConfig']>

/** Answers the named values with the given ones, and all others with the defaults. */
function answerWith(values: Readonly<Record<string, string>>): Answer {
  return (input) => {
    const name = String(input.query?.name)
    const value = values[name]
    if (value === undefined) return defaultResponses['content.systemConfig']?.(input)
    return { id: '1', name, type: 'text', value, isPublic: true }
  }
}

/** Optional queries of the account's pages. */
const playerAnswers = {
  'limits.get': failWith('ERR_UPSTREAM'),
  'limits.play': failWith('ERR_UPSTREAM'),
  'deposit.cards': failWith('ERR_UPSTREAM'),
  'deposit.pending': failWith('ERR_UPSTREAM'),
}

const issuesIn = (lines: readonly string[]) =>
  lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'invalid system configuration, using the default')

test('a value that the back end does not have is asked for once a minute, and no page waits for that', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(5000)
  let value: string | undefined
  const { get, site, sent } = await startPageServer({
    'content.systemConfig': (input) => {
      const answer =
        input.query?.name === 'buildPollSeconds' && value === undefined
          ? failWith('ERR_NOT_FOUND')
          : answerWith({ buildPollSeconds: value ?? '' })
      return answer(input)
    },
  })
  const context = createAnonymousContext('http://site.test', 'test')
  const questions = () => sent.filter(({ input }) => input.query?.name === 'buildPollSeconds').length
  const read = () => site.systemConfig.read('buildPollSeconds', context)
  for (let n = 0; n < 5; n += 1) expect(await read()).toBe(300)
  expect(questions()).toBe(1)
  value = '90'
  now.mockReturnValue(65_000)
  expect(await read()).toBe(300)
  await vi.waitFor(async () => expect(await read()).toBe(90), { timeout: 15_000 })
  expect(questions()).toBe(2)
  expect((await get('/')).statusCode).toBe(200)
  now.mockRestore()
})

test('an invalid value leaves every page in service with its default, and is logged once by name', async () => {
  const { get, lines } = await startPageServer({
    ...playerAnswers,
    'content.systemConfig': answerWith({ minAge: '17', minDeposit: '5000', quickTransferAmounts: 'x' }),
  })
  // A player's pages are rendered for each request.
  for (const path of ['/min-konto/overfoer', '/min-konto/oversigt', '/min-konto/overfoer', '/']) {
    const { statusCode, body } = await get(path, sessionHeaders)
    expect(statusCode).toBe(200)
    const { minAge, quickAmounts } = defaultSystemConfig
    expect(parsePayload(body).context.system).toMatchObject({
      minAge,
      ...(path === '/min-konto/overfoer' && { quickAmounts, minDeposit: 5000 }),
    })
  }
  const issues = issuesIn(lines)
  expect(issues.map(({ name }) => name).sort()).toEqual(['minAge', 'quickTransferAmounts'])
  expect(issues.find(({ name }) => name === 'minAge').reason).toContain('18')
})

test('a value unknown to the back end takes its default without a log line', async () => {
  const { get, lines } = await startPageServer({ 'content.systemConfig': failWith('ERR_NOT_FOUND') })
  const { body } = await get('/')
  expect(parsePayload(body).context.system).toMatchObject({ minAge: defaultSystemConfig.minAge })
  expect(issuesIn(lines)).toEqual([])
})

test.each([
  ['has another type', (name: string) => ({ id: '1', name, type: 'number', value: 18, isPublic: true })],
  ['is missing', (name: string) => ({ id: '1', name, type: 'text', value: null, isPublic: true })],
  ['cannot be read', failWith('ERR_UPSTREAM')],
])('a value that %s leaves every page in service with its default, and is logged once by name', async (_, answer) => {
  const { get, lines } = await startPageServer({
    'content.systemConfig': (input) =>
      input.query?.name === 'minAge' ? answer('minAge') : defaultResponses['content.systemConfig']?.(input),
  })
  for (const path of ['/', '/min-konto/oversigt', '/']) {
    const { statusCode, body } = await get(path, sessionHeaders)
    expect(statusCode).toBe(200)
    expect(parsePayload(body).context.system.minAge).toBe(defaultSystemConfig.minAge)
  }
  expect(issuesIn(lines).map(({ name }) => name)).toEqual(['minAge'])
})

test('a page carries the values of its own route and the shared ones, and no other', async () => {
  const { get } = await startPageServer(playerAnswers)
  const keysOf = async (path: string) => Object.keys(parsePayload((await get(path, sessionHeaders)).body).context.system)
  const shared = await keysOf('/min-konto/oversigt')
  expect(shared).toEqual([...sharedConfig])
  expect(await keysOf('/min-konto/begraensninger')).toEqual([
    ...shared,
    'limitSuggestions',
    'playLimitSuggestions',
    'limitRaiseHours',
    'withdrawalBankDays',
  ])
})

test('a value that is not public never leaves the server, and the server itself can read it', async () => {
  const secret = '4242'
  const { app, get, site } = await startPageServer({
    ...playerAnswers,
    'content.systemConfig': (input) =>
      input.query?.name === 'minDeposit'
        ? { id: '1', name: 'minDeposit', type: 'number', value: secret, isPublic: false }
        : defaultResponses['content.systemConfig']?.(input),
  })
  for (const path of ['/min-konto/overfoer', '/min-konto/overfoer/_payload.json']) {
    const { statusCode, body } = await get(path, sessionHeaders)
    expect(statusCode).toBe(200)
    expect(body).not.toContain(secret)
    expect(body).toContain(`"minDeposit":${defaultSystemConfig.minDeposit}`)
  }
  const asked = await app.inject({
    method: 'POST',
    url: '/backend/content.systemConfig',
    headers: { 'sec-fetch-site': 'same-origin' },
    payload: { query: { name: 'minDeposit' } },
  })
  expect(asked.statusCode).toBe(404)
  expect(asked.body).not.toContain(secret)
  expect(await site.systemConfig.read('minDeposit', createAnonymousContext('http://site.test', 'test'))).toBe(Number(secret))
})

test('a value with a link to a host that is not allowed takes its default, and is logged', async () => {
  const popup = (link: string) => JSON.stringify({ title: 'Vent', content: 'Du er for ung.', button_text: 'Læs mere', button_link: link })
  const context = createAnonymousContext('http://site.test', 'test')
  const read = async (link: string) => {
    const { site, lines } = await startPageServer({ 'content.systemConfig': answerWith({ agePopupContent: popup(link) }) })
    return { value: await site.systemConfig.read('agePopupContent', context), issues: issuesIn(lines).map(({ name }) => name) }
  }
  expect(await read('https://evil.example')).toEqual({ value: null, issues: ['agePopupContent'] })
  expect((await read('https://www.rofus.nu/')).value).toMatchObject({ buttonLink: 'https://www.rofus.nu/' })
})
