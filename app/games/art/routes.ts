import { createHash } from 'node:crypto'
import { PlatformError } from '@casino/shared/platformError'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findGame } from '../catalogue/index.ts'
import { brandArtwork } from './brandArtwork.ts'
import { landscapes } from './landscapes/index.ts'
import { drawLimitsFilmFrame } from './limitsFilm.ts'
import { drawLiveArtwork } from './liveArtwork.ts'
import { drawPoster } from './poster.ts'
import { campaignArtwork, newsArtwork } from './stories.ts'
import { wallpapers } from './wallpapers.ts'
import { drawTableArtwork, drawWideArtwork } from './wideArtwork.ts'

/** Pictures drawn by name, below `/art/{kind}/`. */
const namedArtwork: Readonly<Record<string, Readonly<Record<string, () => string>>>> = {
  brand: brandArtwork,
  campaign: { ...landscapes, ...campaignArtwork },
  news: newsArtwork,
  wallpaper: wallpapers,
  // all limits are set, and some money is deposited
  popup: { 'film-om-graenser': () => drawLimitsFilmFrame(5.8) },
}

const wideSuffix = /-wide$/

/** Draws the SVG for a path below `/art/`; null if there is none. */
export function drawArtwork(kind: string, name: string): string | null {
  const named = Object.hasOwn(namedArtwork, kind) ? namedArtwork[kind] : undefined
  if (named) return Object.hasOwn(named, name) ? (named[name]?.() ?? null) : null
  const game = findGame(name.replace(wideSuffix, ''))
  if (kind !== 'games' || !game) return null
  if (!wideSuffix.test(name)) return drawPoster(game.design)
  if (game.kind === 'live' && game.engine.type !== 'slot') return drawLiveArtwork(game.design, game.engine.type)
  return game.engine.type === 'slot' ? drawWideArtwork(game.design) : drawTableArtwork(game.design, game.engine.type)
}

/** `GET /art/games/:id.svg`, `/art/games/:id-wide.svg`, and below `/art/` the named pictures. Drawn on each request; cached by the client. */
export function registerArtworkRoutes(app: FastifyInstance): void {
  app.get<{ Params: { kind: string; file: string } }>('/art/:kind/:file', { logLevel: 'warn' }, sendArtwork)
}

function sendArtwork(request: FastifyRequest<{ Params: { kind: string; file: string } }>, reply: FastifyReply) {
  const { kind, file } = request.params
  const svg = file.endsWith('.svg') ? drawArtwork(kind, file.slice(0, -4)) : null
  if (!svg) throw new PlatformError('ERR_NOT_FOUND', { message: 'no such artwork' })
  const etag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`
  reply
    .header('etag', etag)
    .header('cache-control', 'public, max-age=86400, stale-while-revalidate=604800')
    .header('content-security-policy', "default-src 'none'; style-src 'none'; sandbox")
    .header('cross-origin-resource-policy', 'cross-origin')
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.type('image/svg+xml').send(svg)
}
