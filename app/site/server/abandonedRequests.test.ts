import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { startTestApp } from './testing/testApp.ts'

test('a client that has hung up before its request is handled costs no answer and is no failure of the server', async () => {
  const { app, sent, lines } = await startTestApp()
  // what is left of a connection that its client has reset
  app.server.on('connection', (socket) => Object.defineProperty(socket, 'remoteAddress', { value: undefined }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo // of a TCP server
  const handled = once(app.server, 'request')
  await expect(fetch(`http://127.0.0.1:${port}/api/games`)).rejects.toThrow()
  await handled
  expect(lines.filter((line) => JSON.parse(line).level >= 40)).toEqual([])
  expect(sent).toEqual([])
})
