import Fastify from 'fastify'
import { expect, it, vi } from 'vitest'
import { type TrustedProxies, warnAboutShortChains } from './trustedProxies.ts'

/** Warnings after some requests with this many addresses in their forwarding header. */
async function warnings(proxies: TrustedProxies, chains: readonly number[], url = '/'): Promise<readonly unknown[]> {
  const warn = vi.fn()
  const app = Fastify()
  app.addHook('onRequest', async (request) => {
    request.log = Object.assign(Object.create(request.log) as typeof request.log, { warn }) // the same log, but for its warnings
  })
  warnAboutShortChains(app, proxies)
  app.get('/*', async () => '')
  for (const length of chains) {
    const forwardedFor = Array.from({ length }, (_, index) => `192.0.2.${index}`).join(', ')
    await app.inject({ url, headers: length > 0 ? { 'x-forwarded-for': forwardedFor } : {} })
  }
  await app.close()
  return warn.mock.calls.map(([fields]) => fields as unknown)
}

it('a chain that is shorter than the trusted one is warned about once', async () => {
  expect(await warnings(2, [2, 3, 1, 1])).toEqual([{ trusted: 2, passed: 1 }])
  expect(await warnings(1, [0])).toEqual([{ trusted: 1, passed: 0 }])
})

it('a chain of the trusted length, a probe, and proxies by address are not', async () => {
  expect(await warnings(1, [1, 2])).toEqual([])
  expect(await warnings(1, [0], '/readyz')).toEqual([])
  expect(await warnings(0, [0])).toEqual([])
  expect(await warnings(['10.0.0.0/8'], [0])).toEqual([])
})
