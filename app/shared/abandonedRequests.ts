import type { FastifyInstance } from 'fastify'

/**
 * Ends the requests of clients that have hung up before they are handled: nobody reads an answer, and without an address they cannot be
 * counted. Hooks apply to routes that are registered later.
 */
export function endAbandonedRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { socket } }, reply) => {
    if (socket.remoteAddress !== undefined) return
    reply.hijack()
    socket.destroy()
  })
}
