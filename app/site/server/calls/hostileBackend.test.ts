import { createServer, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { contentCalls } from '@casino/features/content/calls'
import { afterEach, expect, test } from 'vitest'
import { createBackendClient } from './backendClient.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** What a public read becomes when a back end treats its connection as given. */
async function failureOf(treat: (socket: Socket) => void, timeoutMs: number) {
  const server = createServer((request) => treat(request.socket))
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // listens on TCP
  const send = createBackendClient(`http://127.0.0.1:${port}`)
  const error = await send(contentCalls.menu, {}, { requestId: 'test', timeoutMs }).catch((failure: unknown) => failure)
  return error
}

test.each<[string, string, (socket: Socket) => void]>([
  [
    'drips its body for ever',
    'ERR_TIMEOUT',
    (socket) => {
      socket.on('error', () => undefined) // the client gives up
      socket.write('HTTP/1.1 200 OK\r\ncontent-length: 100000\r\n\r\n{')
      const drip = setInterval(() => socket.write(' '), 5)
      socket.once('close', () => clearInterval(drip))
    },
  ],
  ['closes its side without an answer', 'ERR_UPSTREAM', (socket) => socket.end()],
  ['ends in the middle of the body', 'ERR_UPSTREAM', (socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n{"res')],
  ['resets the connection', 'ERR_UPSTREAM', (socket) => socket.resetAndDestroy()],
  ['answers no HTTP', 'ERR_UPSTREAM', (socket) => socket.end('hello\r\n\r\n')],
  ['redirects', 'ERR_UPSTREAM', (socket) => socket.end('HTTP/1.1 302 Found\r\nlocation: /\r\ncontent-length: 0\r\n\r\n')],
])('a back end that %s is unreachable', async (_, code, treat) => {
  // only the first case needs its time limit
  expect(await failureOf(treat, code === 'ERR_TIMEOUT' ? 100 : 30_000)).toMatchObject({ code, details: { unreachable: true } })
})

test('a back end that sends a body without an end is unreachable, and is not listened to any longer', async () => {
  let closed: Promise<unknown> | undefined
  const failure = await failureOf((socket) => {
    socket.on('error', () => undefined) // the client gives up
    closed = new Promise((resolve) => socket.once('close', resolve))
    socket.write('HTTP/1.1 200 OK\r\n\r\n')
    const write = () => {
      while (socket.writable && socket.write(Buffer.alloc(1_000_000, ' ')));
    }
    socket.on('drain', write)
    write()
  }, 30_000)
  expect(failure).toMatchObject({ code: 'ERR_UPSTREAM', details: { unreachable: true, reason: 'more than 8000000 bytes' } })
  await closed
})
