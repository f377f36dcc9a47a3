import { createApp } from './app.ts'
import { readSiteServerConfig } from './config.ts'
import { createLogger } from './logging.ts'
import { loadCookieSecret } from './security/cookieSecret.ts'
import { createSiteServices } from './siteServices.ts'

const shutdownTimeoutMs = 10_000

async function main(): Promise<void> {
  const config = readSiteServerConfig(process.env)
  const log = createLogger(config.logLevel)
  const site = createSiteServices({ config, secret: loadCookieSecret(config.cookieSecret, config.dataDir), log })
  const app = await createApp({ site })
  if (config.dev) {
    const { registerDevServer: registerDev } = await import('./devServer.ts')
    await registerDev(app, site)
  } else {
    const { registerBuiltSite: registerBuilt } = await import('./builtSite.ts')
    // this bundle is in `dist/server`, the client build in `dist/client`
    await registerBuilt(app, site, new URL('../client/', import.meta.url))
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void shutDown(signal))
  await app.listen({ port: config.port, host: config.host })
  log.info({ address: config.publicUrl, backend: config.backendBaseUrl }, 'site is listening')

  async function shutDown(signal: string): Promise<void> {
    log.info({ signal }, 'stopping')
    const timer = setTimeout(() => process.exit(1), shutdownTimeoutMs) // a hanging request must not block the exit
    timer.unref()
    await app.close()
    process.exit(0)
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
