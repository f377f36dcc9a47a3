import { defaultSystemConfig } from '@casino/features/content/systemConfig'
import { expect, test } from 'vitest'
import { defaultResponses } from '../testing/fakeBackend.ts'
import { failWith, parsePayload, sessionHeaders, startPageServer } from './pageTestServer.ts'

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

const issuesIn = (lines: readonly string[]) =>
  lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'invalid system configuration, using the default')

test('an invalid value leaves every page in service with its default, and is logged once by name', async () => {
  const { get, lines } = await startPageServer({
    'content.systemConfig': answerWith({ minAge: '17', minDeposit: '5000', spinGapSeconds: 'x' }),
  })
  // A player's pages are rendered for each request.
  for (const path of ['/', '/min-konto/oversigt', '/']) {
    const { statusCode, body } = await get(path, sessionHeaders)
    expect(statusCode).toBe(200)
    const { minAge, spinGapSeconds } = defaultSystemConfig
    expect(parsePayload(body).context.system).toMatchObject({ minAge, spinGapSeconds, minDeposit: 5000 })
  }
  const issues = issuesIn(lines)
  expect(issues.map(({ name }) => name).sort()).toEqual(['minAge', 'spinGapSeconds'])
  expect(issues.find(({ name }) => name === 'minAge').reason).toContain('18')
})

test('a value unknown to the back end takes its default without a log line', async () => {
  const { get, lines } = await startPageServer({ 'content.systemConfig': failWith('ERR_NOT_FOUND') })
  const { body } = await get('/')
  expect(parsePayload(body).context.system).toEqual(defaultSystemConfig)
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
