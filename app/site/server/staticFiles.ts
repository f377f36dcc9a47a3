import { fileURLToPath } from 'node:url'
import serveStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Serves the files of the client build: content-hashed and precompressed ones, build files and films. */
export async function registerStaticFiles(app: FastifyInstance, dist: URL): Promise<void> {
  // without wildcards an unknown file is no route of theirs, and gets the envelope like any unknown call
  const common = { preCompressed: true, wildcard: false, index: false, cacheControl: false, logLevel: 'warn' } as const
  await app.register(serveStatic, {
    ...common,
    root: fileURLToPath(new URL('assets/', dist)),
    prefix: '/assets/',
    setHeaders: (reply, file) => {
      reply.header('cache-control', 'public, max-age=31536000, immutable')
      // the frame of a game uses them too
      if (file.endsWith('.woff2')) reply.header('access-control-allow-origin', '*')
    },
  })
  await app.register(serveStatic, {
    ...common,
    root: fileURLToPath(new URL('builds/', dist)),
    prefix: '/builds/',
    decorateReply: false,
    setHeaders: (reply) => reply.header('cache-control', 'no-cache'),
  })
  await app.register(serveStatic, {
    ...common,
    root: fileURLToPath(new URL('film/', dist)),
    prefix: '/film/',
    decorateReply: false,
    setHeaders: (reply) => reply.header('cache-control', 'public, max-age=86400'),
  })
  app.get('/favicon.svg', { logLevel: 'warn' }, (_, reply) =>
    reply.header('cache-control', 'public, max-age=86400').sendFile('favicon.svg', fileURLToPath(dist)),
  )
}
