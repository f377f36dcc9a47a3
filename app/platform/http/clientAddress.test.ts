import { expect, it } from 'vitest'
import type { PlatformModuleFactory } from '../core/platformModule.ts'
import { startTestPlatform } from '../testing/harness.ts'

const addressModule: PlatformModuleFactory = () => ({
  name: 'address',
  calls: [],
  routes: (app) => {
    app.get('/address', async ({ ip }) => ip)
  },
})

const [client, proxy, forged] = ['203.0.113.9', '10.0.0.1', '198.51.100.7']

it.each([
  ['0', proxy, proxy],
  ['1', proxy, client],
  ['10.0.0.0/8', proxy, client],
  ['10.0.0.0/8', client, client],
])('with TRUST_PROXY=%s a request of %s counts as one of %s', async (trustProxy, remoteAddress, expected) => {
  const platform = await startTestPlatform({ modules: [addressModule], env: { TRUST_PROXY: trustProxy } })
  const headers = { 'x-forwarded-for': `${forged}, ${client}` }
  const { payload } = await platform.inject({ url: '/address', remoteAddress, headers })
  await platform.close()
  expect(payload).toBe(expected)
})
