import { PlatformError } from '@casino/shared/platformError'
import type { FastifyInstance } from 'fastify'
import { findGame } from '../catalogue/index.ts'
import { createRenderedFiles, sendRenderedFile } from '../renderedFiles.ts'
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
  if (game.kind === 'live' && game.engine.type !== 'slot') return drawLiveArtwork(game.design)
  return game.engine.type === 'slot' ? drawWideArtwork(game.design) : drawTableArtwork(game.design, game.engine.type)
}

const artworkHeaders = {
  'content-type': 'image/svg+xml',
  'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
  'content-security-policy': "default-src 'none'; style-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
}

/** `GET /art/games/:id.svg`, `/art/games/:id-wide.svg`, and below `/art/` the named pictures. */
export function registerArtworkRoutes(app: FastifyInstance): void {
  const findPicture = createRenderedFiles((path) => {
    const [kind = '', file = ''] = path.split('/')
    const svg = file.endsWith('.svg') ? drawArtwork(kind, file.slice(0, -4)) : null
    return svg === null ? null : { body: svg, headers: artworkHeaders }
  })
  app.get<{ Params: { kind: string; file: string } }>('/art/:kind/:file', { logLevel: 'warn' }, (request, reply) => {
    const picture = findPicture(`${request.params.kind}/${request.params.file}`)
    if (!picture) throw new PlatformError('ERR_NOT_FOUND', { message: 'no such artwork' })
    return sendRenderedFile(request, reply, picture)
  })
}
