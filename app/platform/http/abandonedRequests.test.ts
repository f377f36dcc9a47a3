import { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import type { PlatformModuleFactory } from '../core/platformModule.ts'
import { startTestPlatform } from '../testing/harness.ts'

it('a client that has hung up before its request is handled gets no answer', async () => {
  let server = new Server() // the platform's, below
  const addressModule: PlatformModuleFactory = () => ({
    name: 'address',
    calls: [],
    routes: (app) => {
      server = app.server
      app.get('/address', async ({ ip }) => ip ?? 'none')
    },
  })
  const platform = await startTestPlatform({ modules: [addressModule] })
  // what is left of a connection that its client has reset
  server.on('connection', (socket) => Object.defineProperty(socket, 'remoteAddress', { value: undefined }))
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo // of a TCP server
  await expect(fetch(`http://127.0.0.1:${port}/address`)).rejects.toThrow()
  await platform.close()
})
