import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

/** Proxies whose forwarding headers are trusted: how many there are in front of the server, or their addresses and CIDR ranges. */
export type TrustedProxies = number | readonly string[]

const expected = 'expected the number of proxies (0 to 10), or their addresses and CIDR ranges, e.g. 1 or 10.0.0.0/8,192.0.2.7'
/** An address or CIDR range of proxies. A range of every address would let each client choose its own. */
const proxyRange = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]).refine((range) => !range.endsWith('/0'), expected)

/** `TRUST_PROXY` of both servers. */
export const trustedProxiesSchema = z.union(
  [
    z
      .string()
      .regex(/^(\d|10)$/)
      .transform(Number),
    z
      .string()
      .transform((text) => text.split(',').map((range) => range.trim()))
      .pipe(z.array(proxyRange)),
  ],
  expected,
)

/** Fastify's option. A number is the hops from the socket on: with one proxy, the address that it has appended. Fastify ignores a bare number. */
export const trustProxyOption = (proxies: TrustedProxies) =>
  typeof proxies === 'number' ? proxies > 0 && ((_: string, hop: number) => hop < proxies) : [...proxies]

/**
 * Warns once when a request came through fewer proxies than are trusted: then a visitor chooses the address that counts. Probes, which come
 * directly, are left out.
 */
export function warnAboutShortChains(app: FastifyInstance, proxies: TrustedProxies): void {
  if (typeof proxies !== 'number' || proxies === 0) return
  let warned = false
  app.addHook('onRequest', async ({ headers, url, log }) => {
    if (warned || url === '/healthz' || url === '/readyz') return
    const passed = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',').filter(Boolean).length
    if (passed >= proxies) return
    warned = true
    log.warn(
      { trusted: proxies, passed },
      'TRUST_PROXY is greater than the number of proxies that a request passed: visitors can choose their address',
    )
  })
}
