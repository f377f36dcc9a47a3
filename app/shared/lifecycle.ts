import type { FastifyInstance } from 'fastify'

/** State of a server process, shared by its routes and its signal handlers. */
export interface Lifecycle {
  /** The process has been asked to stop: it is not ready, still serves, and closes each connection after its response. */
  stopping: boolean
}

/** Closes keep-alive connections after their response once the process is stopping. Hooks apply to routes that are registered later. */
export function closeConnectionsWhenStopping(app: FastifyInstance, lifecycle: Lifecycle): void {
  app.addHook('onSend', async (_, reply, payload) => {
    if (lifecycle.stopping) reply.header('connection', 'close')
    return payload
  })
}

interface StopOptions {
  app: FastifyInstance
  lifecycle: Lifecycle
  /** Time in ms in which the server is not ready but still accepts connections, so that load balancers notice. */
  drainMs: number
  /** Time in ms after which requests that are still under way are given up. Longer than the longest call. */
  limitMs: number
  /** Default: closes the app. */
  close?: () => Promise<void>
}

/** On SIGTERM or SIGINT: not ready, drain, stop accepting, finish the requests under way, exit. A second signal ends the process at once. */
export function stopOnSignal({ app, lifecycle, drainMs, limitMs, close = () => app.close() }: StopOptions): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(signal))

  async function stop(signal: NodeJS.Signals): Promise<void> {
    if (lifecycle.stopping) return
    lifecycle.stopping = true
    app.log.info({ signal, drainMs }, 'stopping')
    await new Promise((resolve) => setTimeout(resolve, drainMs))
    const limit = setTimeout(() => {
      app.log.error('requests are still under way: they are given up')
      process.exit(1)
    }, limitMs)
    // a connection whose response was sent before the signal stays open until it is idle
    const closeIdle = setInterval(() => app.server.closeIdleConnections(), 200)
    try {
      await close()
      process.exitCode = 0
    } catch (err) {
      app.log.error({ err }, 'stop failed')
      process.exitCode = 1
    }
    clearTimeout(limit)
    clearInterval(closeIdle)
    process.exit()
  }
}
