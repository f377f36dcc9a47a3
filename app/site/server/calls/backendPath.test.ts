import { expect, test } from 'vitest'
import { backendPath } from './backendClient.ts'
import { CallFailure } from './callFailure.ts'
import { callRegistry } from './callRegistry.ts'
import { sessionCookie, startCallServer } from './callTestServer.ts'

/** Values that, as a path segment, name another path than the one of the call. */
const traversals = ['..', '.', '', '../../x', '..\\x', 'a/b', '%2e%2e', '..%2f', 'a\u0000b', 'a\r\nb', '．．', 'a\ud800b', 'x'.repeat(500)]
const callsWithParams = [...callRegistry].filter(([, { params }]) => params)

test.each(callsWithParams)('a param of %s cannot name another path', (name, def) => {
  const names = Object.keys(def.params?.shape ?? {})
  expect(names.length, name).toBeGreaterThan(0)
  const pattern = new RegExp(`^${def.path.replace(/:\w+/g, '[^/]+')}$`)
  for (const value of traversals) {
    const params = Object.fromEntries(names.map((each) => [each, value]))
    try {
      const { pathname } = new URL(backendPath(def, { params }), 'http://core') // as `fetch` resolves it
      expect(pathname, JSON.stringify(value)).toMatch(pattern)
    } catch (error) {
      expect(error, JSON.stringify(value)).toBeInstanceOf(CallFailure)
    }
  }
})

test.each(callsWithParams.filter(([name]) => name !== 'deposit.bonusByCode'))('%s accepts ids only', (_, def) => {
  const parses = (value: string) =>
    def.params?.safeParse(Object.fromEntries(Object.keys(def.params.shape).map((key) => [key, value]))).success
  expect(traversals.filter(parses)).toEqual([])
  expect(['held-session-id-of-22-chars', '8222115557379296', 'A_b.c~d', crypto.randomUUID()].map(parses)).toEqual([true, true, true, true])
})

test('a cookie cannot lead a call to another path of the back end', async () => {
  const { post, sent } = await startCallServer()
  for (const value of ['..', '%2e%2e', '..%2fusers%2f1', '.']) {
    const completion = await post('/backend/identity.completion', { query: { method: 'login', logId: 'l' } }, `transactionId=${value}`)
    expect(completion.statusCode, value).toBeLessThan(500)
    await post('/backend/session.validate', {}, `session=${value}; userId=u1`)
  }
  expect(sent()).toEqual([])
  expect(sessionCookie).toContain('session=')
})
