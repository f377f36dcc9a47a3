import { type Lifecycle, stopOnSignal } from '@casino/shared/lifecycle'
import { plainConnections, plainConnectionsWarning } from '@casino/shared/plainConnections'
import { readPlatformConfig } from './core/config.ts'
import { describeFailure } from './db/failedStatement.ts'
import { createPlatform } from './server.ts'

/** Time in ms for the calls under way when the process stops: the site gives up none earlier. */
const stopLimitMs = 35_000

/** Starts the embedded back end. Exits with status 1 and prints the error when it cannot. */
async function main(): Promise<void> {
  const config = readPlatformConfig(process.env)
  const lifecycle: Lifecycle = { stopping: false }
  const { app, close } = await createPlatform({ config, lifecycle })
  stopOnSignal({ app, lifecycle, close, drainMs: config.drainSeconds * 1000, limitMs: stopLimitMs })
  try {
    await app.listen({ host: config.host, port: config.port })
  } catch (error) {
    await close()
    throw error
  }
  const { databaseUrl, databaseMigrationUrl } = config
  const variables = plainConnections({ DATABASE_URL: databaseUrl, DATABASE_MIGRATION_URL: databaseMigrationUrl })
  if (variables.length > 0) app.log.warn({ variables }, plainConnectionsWarning)
  app.log.info({ url: config.platformUrl, testControls: config.testControls }, 'platform ready')
}

main().catch((error: unknown) => {
  console.error(describeFailure(error))
  process.exit(1)
})
