import type { Vital } from '@casino/features/consent/calls'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

/** Metrics of this process, in the format of Prometheus. */
export interface Metrics {
  /** Counts a page timing of a visitor who consented to statistics; `device` is all that is known of the visitor. */
  observeVital: (vital: Vital, device: 'Mobile' | 'Desktop') => void
  registry: Registry
}

/** Boundaries around the thresholds of Core Web Vitals: good up to 2.5 s, 200 ms and 0.1; poor above 4 s, 500 ms and 0.25. */
const buckets = {
  LCP: [0.5, 1, 1.8, 2.5, 4, 6, 10],
  INP: [0.05, 0.1, 0.2, 0.3, 0.5, 1],
  CLS: [0.01, 0.02, 0.05, 0.1, 0.25, 0.5],
} as const
const help = {
  LCP: 'Largest Contentful Paint of pages in seconds, from visitors who consented to statistics',
  INP: 'Interaction to Next Paint of pages in seconds, from visitors who consented to statistics',
  CLS: 'Cumulative Layout Shift of pages, from visitors who consented to statistics',
} as const
const metricNames = { LCP: 'web_vitals_lcp_seconds', INP: 'web_vitals_inp_seconds', CLS: 'web_vitals_cls' } as const

/** Creates the metrics of a site server. `withProcess`: also memory, processor and event loop of the process. */
export function createMetrics({ withProcess = false } = {}): Metrics {
  const registry = new Registry()
  if (withProcess) collectDefaultMetrics({ register: registry })
  const histogram = (name: Vital['name']) =>
    new Histogram({ name: metricNames[name], help: help[name], labelNames: ['device'], buckets: [...buckets[name]], registers: [registry] })
  const vitals = { LCP: histogram('LCP'), INP: histogram('INP'), CLS: histogram('CLS') }
  return {
    observeVital: ({ name, value }, device) => vitals[name].observe({ device }, name === 'CLS' ? value : value / 1000),
    registry,
  }
}

/** `GET /metrics`, a server of its own: on a port that only the operator's network reaches. */
export async function startMetricsServer(
  { registry }: Metrics,
  loggerInstance: FastifyBaseLogger,
  address: { port: number; host: string },
): Promise<FastifyInstance> {
  const app = Fastify({ loggerInstance, forceCloseConnections: true })
  app.get('/metrics', { logLevel: 'warn' }, async (_, reply) => reply.type(registry.contentType).send(await registry.metrics()))
  await app.listen(address)
  return app
}
