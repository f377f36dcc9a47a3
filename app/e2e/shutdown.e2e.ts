import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startSite } from '../scripts/lib/startSite.mjs'
import { expect, test } from './fixtures.ts'

/** A back end that answers `/readyz` probes and holds every check of an e-mail address until it is released. */
async function startHoldingBackend() {
  const held: ServerResponse[] = []
  let onHeld = () => {}
  const server: Server = createServer((request, response) => {
    if (!request.url?.startsWith('/CMScasino/ValidateEmail')) response.end('{"result":1,"data":{}}')
    else {
      held.push(response)
      onHeld()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // listens on TCP
  return {
    url: `http://127.0.0.1:${port}`,
    nextHeld: () =>
      new Promise<void>((resolve) => {
        onHeld = resolve
      }),
    release: () => {
      for (const response of held.splice(0)) response.end('{"result":1,"data":{"available":true}}')
    },
    close: () => server.close(),
  }
}

test('a site that is asked to stop drains, finishes the requests under way, and exits with status 0', async () => {
  const backend = await startHoldingBackend()
  const site = await startSite({ backendUrl: backend.url, env: { DRAIN_SECONDS: '2' } })
  const checkEmail = () =>
    fetch(`${site.url}/backend/registration.validateEmail`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ query: { email: 'a@eksempel.dk' } }),
    })
  const readiness = async () => (await fetch(`${site.url}/readyz`)).status
  try {
    const firstHeld = backend.nextHeld()
    const underWay = checkEmail()
    await firstHeld
    const exited = site.stopSite()
    await expect.poll(readiness, { intervals: [20] }).toBe(503)
    const secondHeld = backend.nextHeld()
    const duringDrain = checkEmail()
    await secondHeld
    const refused = async () => readiness().catch(() => 'refused')
    await expect.poll(refused, { intervals: [50] }).toBe('refused')
    backend.release()
    for (const request of [underWay, duringDrain]) {
      const response = await request
      expect(response.status).toBe(200)
      expect(response.headers.get('connection')).toBe('close')
      expect(await response.json()).toMatchObject({ result: 1, data: { available: true } })
    }
    expect(await exited).toBe(0)
  } finally {
    await site.stop()
    backend.close()
  }
})
