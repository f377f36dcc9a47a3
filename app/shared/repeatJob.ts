import type { FastifyBaseLogger, FastifyInstance } from 'fastify'

interface RepeatedJob {
  everyMs: number
  /** What a failed run is logged as. */
  what: string
  run(): Promise<unknown>
}

/** Runs a job again and again while the server runs, never twice at a time. A failed run is logged, and the next one tries again. */
export function repeatJob(app: FastifyInstance, { log }: { log: FastifyBaseLogger }, { everyMs, what, run }: RepeatedJob): void {
  let running: Promise<unknown> | null = null
  const start = () => {
    running ??= run()
      .catch((err: unknown) => log.error({ err }, what))
      .finally(() => {
        running = null
      })
  }
  const timer = setInterval(start, everyMs).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await running
  })
}
