import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readPlatformConfig } from '../core/config.ts'
import { createPlatform, type RunningPlatform } from '../server.ts'
import { testKeys } from '../testing/testDatabase.ts'
import { platformHeaders } from './platformHeaders.ts'

let platform: RunningPlatform
let port: number
beforeAll(async () => {
  platform = await createPlatform({
    config: readPlatformConfig({ LOG_LEVEL: 'silent', PLATFORM_KEYS: testKeys }),
    database: { memory: null },
    modules: [],
  })
  await platform.app.listen({ port: 0, host: '127.0.0.1' })
  port = (platform.app.server.address() as AddressInfo).port // of a TCP server
}, 60_000)
afterAll(() => platform.close())

/** Sends bytes without the checks of an HTTP client. Resolves to status, head and body of the response. */
const sendRaw = (text: string): Promise<{ status: number; head: string; body: string }> =>
  new Promise((resolve, reject) => {
    let received = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    socket.on('data', (part) => {
      received += part
    })
    socket.on('error', reject)
    socket.on('close', () => {
      const [head = '', body = ''] = received.split('\r\n\r\n', 2)
      resolve({ status: Number(head.split(' ')[1]), head, body })
    })
  })

const headers = 'Host: x\r\nConnection: close\r\n'
const json = `${headers}Content-Type: application/json\r\n`
it.each([
  ['an unknown path', `GET /nowhere HTTP/1.1\r\n${headers}\r\n`, 404, 'ERR_NOT_FOUND'],
  ['a method that no call has', `PROPFIND /healthz HTTP/1.1\r\n${headers}\r\n`, 404, 'ERR_NOT_FOUND'],
  ['an expectation that nobody knows', `GET /nowhere HTTP/1.1\r\n${headers}Expect: x\r\n\r\n`, 404, 'ERR_NOT_FOUND'],
  ['a path that cannot be decoded', `GET /%zz HTTP/1.1\r\n${headers}\r\n`, 422, 'ERR_VALIDATION'],
  ['a body that is not JSON', `POST /nowhere HTTP/1.1\r\n${json}Content-Length: 3\r\n\r\n{a}`, 422, 'ERR_VALIDATION'],
  ['a body that is too large', `POST /nowhere HTTP/1.1\r\n${json}Content-Length: 999999\r\n\r\n`, 422, 'ERR_VALIDATION'],
  ['no host', 'GET /healthz HTTP/1.1\r\n\r\n', 422, 'ERR_VALIDATION'],
  ['two hosts', 'GET /healthz HTTP/1.1\r\nHost: x\r\nHost: y\r\nConnection: close\r\n\r\n', 422, 'ERR_VALIDATION'],
  ['an unknown method', `FOO / HTTP/1.1\r\n${headers}\r\n`, 400, 'ERR_VALIDATION'],
  ['no HTTP', 'hello\r\n\r\n', 400, 'ERR_VALIDATION'],
  ['headers of 20 kB', `GET / HTTP/1.1\r\n${headers}Cookie: ${'a'.repeat(20_000)}\r\n\r\n`, 431, 'ERR_VALIDATION'],
])('%s is answered with the error envelope and the headers of every response', async (_, text, status, code) => {
  const answer = await sendRaw(text)
  expect(answer.status).toBe(status)
  for (const [name, value] of Object.entries(platformHeaders)) expect(answer.head).toContain(`\r\n${name}: ${value}`)
  expect(JSON.parse(answer.body)).toEqual({ result: 0, code, message: expect.any(String) })
})
