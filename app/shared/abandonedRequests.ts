import type { FastifyInstance } from 'fastify'

/**
 * Ends requests whose clients hung up before they were handled: the answer would not be read, and without an address they cannot be
 * counted. Hooks apply to routes registered later.
 */
export function endAbandonedRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { socket } }, reply) => {
    if (socket.remoteAddress !== undefined) return
    reply.hijack()
    socket.destroy()
  })
}
