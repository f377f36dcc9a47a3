import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { sameOriginHeaders } from './calls/callTestServer.ts'
import { readSiteServerConfig } from './config.ts'
import { startMetricsServer } from './metrics.ts'
import { startTestApp } from './testing/testApp.ts'

const consent = (flags: string) => `consent=1.${flags}.1795000000000.AbCdEfGhIjKlMnOpQrSt_-`
const timings = [
  { name: 'LCP', value: 1500 },
  { name: 'INP', value: 80 },
  { name: 'CLS', value: 0.012 },
]

async function start() {
  const { app, site, sent } = await startTestApp()
  const metrics = await startMetricsServer(site.metrics, site.log, { port: 0, host: '127.0.0.1' })
  onTestFinished(() => metrics.close())
  const send = (cookie: string, payload: object = { timings }, headers: object = {}) =>
    app.inject({ method: 'POST', url: '/api/vitals', payload, headers: { ...sameOriginHeaders, cookie, ...headers } })
  const scrape = async () => (await metrics.inject('/metrics')).body
  return { app, send, scrape, sent }
}

test('timings of visitors who consented to statistics are among the metrics, by device and without an identity', async () => {
  const { send, scrape, sent } = await start()
  expect((await send(consent('10'), { timings }, { 'sec-ch-ua-mobile': '?1' })).statusCode).toBe(200)
  const body = await scrape()
  expect(body).toContain('web_vitals_lcp_seconds_bucket{le="1.8",device="Mobile"} 1')
  expect(body).toContain('web_vitals_lcp_seconds_bucket{le="1",device="Mobile"} 0')
  expect(body).toContain('web_vitals_lcp_seconds_sum{device="Mobile"} 1.5')
  expect(body).toContain('web_vitals_inp_seconds_sum{device="Mobile"} 0.08')
  expect(body).toContain('web_vitals_cls_sum{device="Mobile"} 0.012')
  expect(body).not.toContain('AbCdEfGh')
  expect(sent).toEqual([])
})

test.each([
  ['', 'no choice'],
  [consent('00'), 'a refusal'],
  [consent('01'), 'consent to marketing only'],
])('timings are not counted with %s (%s), and the answer does not tell', async (cookie) => {
  const { send, scrape } = await start()
  expect((await send(cookie)).json()).toEqual({ result: 1, data: {} })
  expect(await scrape()).not.toContain('web_vitals_lcp_seconds_sum{')
})

test.each([
  ['an unknown name', { timings: [{ name: 'user', value: 1 }] }],
  ['a negative time', { timings: [{ name: 'LCP', value: -1 }] }],
  ['no number', { timings: [{ name: 'LCP', value: 'x' }] }],
  ['a thousand timings', { timings: Array.from({ length: 1000 }, () => timings[0]) }],
  ['nothing', {}],
])('%s is refused', async (_, payload) => {
  const { send, scrape } = await start()
  expect((await send(consent('11'), payload)).statusCode).toBe(422)
  expect(await scrape()).not.toContain('web_vitals_lcp_seconds_sum{')
})

test('other sites cannot send timings, and the site itself does not serve the metrics', async () => {
  const { app, send } = await start()
  expect((await send(consent('11'), { timings }, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
  expect((await app.inject('/metrics')).body).not.toContain('web_vitals')
})

test('METRICS_HOST is where the metrics are served, on loopback by default', async () => {
  const outside = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ internal, family }) => !internal && family === 'IPv4')?.address
  const answersOutside = async (env: Readonly<Record<string, string>>) => {
    const { site } = await startTestApp()
    const server = await startMetricsServer(site.metrics, site.log, { port: 0, host: readSiteServerConfig(env).metricsHost })
    onTestFinished(() => server.close())
    const { address, port } = server.server.address() as AddressInfo // of a TCP server
    const reach = (host: string) =>
      fetch(`http://${host}:${port}/metrics`).then(
        ({ ok }) => ok,
        () => false,
      )
    expect(await reach('127.0.0.1')).toBe(true)
    return { address, reached: outside === undefined ? null : await reach(outside) }
  }
  expect(await answersOutside({})).toEqual({ address: '127.0.0.1', reached: outside === undefined ? null : false })
  expect(await answersOutside({ METRICS_HOST: '0.0.0.0' })).toEqual({ address: '0.0.0.0', reached: outside === undefined ? null : true })
})
