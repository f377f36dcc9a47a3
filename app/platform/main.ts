import { readPlatformConfig } from './config.ts'
import { createPlatform } from './server.ts'

/** Starts the embedded back end. Exits with status 1 and prints the error when it cannot. */
async function main(): Promise<void> {
  const config = readPlatformConfig(process.env)
  const { app, close } = await createPlatform({ config })
  const stop = (signal: NodeJS.Signals): void => {
    app.log.info({ signal }, 'stopping')
    close().then(
      () => process.exit(0),
      (err: unknown) => {
        app.log.error({ err }, 'stop failed')
        process.exit(1)
      },
    )
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  try {
    await app.listen({ host: config.host, port: config.port })
  } catch (error) {
    await close()
    throw error
  }
  app.log.info({ url: config.platformUrl, testControls: config.testControls }, 'platform ready')
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
