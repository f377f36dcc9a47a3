import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PlatformError } from '../../errors.ts'
import { findGame } from '../catalogue/index.ts'
import { landscapes } from './landscapes/index.ts'
import { poster } from './poster.ts'
import { tableScene, wide } from './wide.ts'

const widePart = /-wide$/

/** Draws the SVG for a path below `/art/`; null if there is none. */
export function drawing(kind: string, name: string): string | null {
  if (kind === 'campaign') return Object.hasOwn(landscapes, name) ? landscapes[name as keyof typeof landscapes]() : null // own key, checked
  const game = findGame(name.replace(widePart, ''))
  if (kind !== 'games' || !game) return null
  if (!widePart.test(name)) return poster(game.design)
  return game.engine.type === 'slot' ? wide(game.design) : tableScene(game.design, game.engine.type)
}

/** `GET /art/games/:id.svg`, `/art/games/:id-wide.svg` and `/art/campaign/:name.svg`. Drawn on each request; cached by the client. */
export function artRoutes(app: FastifyInstance): void {
  app.get<{ Params: { kind: string; file: string } }>('/art/:kind/:file', { logLevel: 'warn' }, sendDrawing)
}

function sendDrawing(request: FastifyRequest<{ Params: { kind: string; file: string } }>, reply: FastifyReply) {
  const { kind, file } = request.params
  const svg = file.endsWith('.svg') ? drawing(kind, file.slice(0, -4)) : null
  if (!svg) throw new PlatformError('ERR_NOT_FOUND', { message: 'no such artwork' })
  const etag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`
  reply
    .header('etag', etag)
    .header('cache-control', 'public, max-age=86400, stale-while-revalidate=604800')
    .header('content-security-policy', "default-src 'none'; style-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('cross-origin-resource-policy', 'cross-origin')
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.type('image/svg+xml').send(svg)
}
