import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { createLogger } from './logging.ts'
import { cookieSecret } from './security/secret.ts'
import { createSite } from './site.ts'

const stopMs = 10_000

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const log = createLogger(config.logLevel)
  const site = createSite({ config, secret: cookieSecret(config.cookieSecret, config.dataDir), log })
  const app = await createApp({ site })
  if (config.dev) {
    const { registerDev } = await import('./dev.ts')
    await registerDev(app, site)
  } else {
    const { registerBuilt } = await import('./built.ts')
    // this bundle is in `dist/server`, the client build in `dist/client`
    await registerBuilt(app, site, new URL('../client/', import.meta.url))
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(signal))
  await app.listen({ port: config.port, host: config.host })
  log.info({ address: config.publicUrl, backend: config.backendBaseUrl }, 'site is listening')

  async function stop(signal: string): Promise<void> {
    log.info({ signal }, 'stopping')
    const timer = setTimeout(() => process.exit(1), stopMs) // a hanging request must not block the exit
    timer.unref()
    await app.close()
    process.exit(0)
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
