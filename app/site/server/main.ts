import { type Lifecycle, stopOnSignal } from '@casino/shared/lifecycle'
import { plainConnections, plainConnectionsWarning } from '@casino/shared/plainConnections'
import { createApp } from './app.ts'
import { longestCallMs } from './calls/backendClient.ts'
import { readSiteServerConfig } from './config.ts'
import { createLogger } from './logging.ts'
import { startMetricsServer } from './metrics.ts'
import { loadCookieSecret } from './security/cookieSecret.ts'
import { createSiteServices } from './siteServices.ts'

/** Time after the longest call in ms in which a response is rendered and sent. */
const responseMarginMs = 5000

async function main(): Promise<void> {
  const config = readSiteServerConfig(process.env)
  const log = createLogger(config.logLevel)
  const site = createSiteServices({ config, secret: loadCookieSecret(config.cookieSecret, config.dataDir), log })
  const lifecycle: Lifecycle = { stopping: false }
  const app = await createApp(site, lifecycle)
  if (config.dev) {
    const { registerDevServer: registerDev } = await import('./devServer.ts')
    await registerDev(app, site)
  } else {
    const { registerBuiltSite: registerBuilt } = await import('./builtSite.ts')
    // this bundle is in `dist/server`, the client build in `dist/client`
    await registerBuilt(app, site, new URL('../client/', import.meta.url))
  }
  if (config.metricsPort !== undefined) {
    const metricsServer = await startMetricsServer(site.metrics, log, { port: config.metricsPort, host: config.metricsHost })
    app.addHook('onClose', async () => metricsServer.close())
  }
  stopOnSignal({ app, lifecycle, drainMs: config.drainSeconds * 1000, limitMs: longestCallMs + responseMarginMs })
  await app.listen({ port: config.port, host: config.host })
  const variables = plainConnections({ BACKEND_BASE_URL: config.backendBaseUrl, REDIS_URL: config.redisUrl })
  if (variables.length > 0) log.warn({ variables }, plainConnectionsWarning)
  log.info({ address: config.publicUrl, backend: config.backendBaseUrl }, 'site is listening')
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
