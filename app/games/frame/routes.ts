import { createHash } from 'node:crypto'
import { httpStatusByErrorCode } from '@casino/features/api/errors'
import { textCatalogue as texts } from '@casino/features/content/texts'
import type { Platform } from '@casino/platform/gamesPort'
import { PlatformError } from '@casino/shared/platformError'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'
import type { CatalogueGame } from '../catalogue/catalogueGame.ts'
import { findGame } from '../catalogue/index.ts'
import { registerLiveRoutes } from '../live/liveRoutes.ts'
import { createRenderedFiles, sendRenderedFile } from '../renderedFiles.ts'
import { sweepAbandonedRounds } from './abandonedRounds.ts'
import { buildFrameAssets, readFrameTexts } from './assets.ts'
import { renderCheckPage } from './checkPage.ts'
import { frameRequestSchema, openFrameRequestSchema, roundRequestSchema, stepRequestSchema } from './frameApi.ts'
import { renderFramePage } from './framePage.ts'
import { frameLimit, limitBodies, parseBody } from './frameRequests.ts'
import type { FrameSessions } from './frameSessions.ts'
import { createGameRounds } from './gameRounds.ts'
import { inlineStylesOf } from './pageParts.ts'
import { gapMsOf } from './roundGap.ts'
import type { RoundRandomness } from './roundRandomness.ts'

/** Routes of the game frame: page, static files and JSON requests. */
export async function createFrameRoutes(
  platform: Platform,
  sessions: FrameSessions,
  randomness: RoundRandomness,
): Promise<(app: FastifyInstance) => Promise<void>> {
  const assets = await buildFrameAssets()
  const frameTexts = readFrameTexts()
  const rounds = createGameRounds(platform, sessions, randomness)
  const { config } = platform
  const allowedOrigins = [config.siteUrl, ...config.siteOrigins.filter((origin) => origin !== config.siteUrl)]
  const page = (render: (game: CatalogueGame) => string) =>
    createRenderedFiles((gameId) => {
      const game = findGame(gameId)
      return game ? { body: render(game), headers: pageHeaders(inlineStylesOf(game), allowedOrigins) } : null
    })
  const findFramePage = page((game) =>
    renderFramePage({ game, texts: frameTexts, errors: errorTexts(), allowedOrigins, gapMs: gapMsOf(platform), assets }),
  )
  const findCheckPage = page((game) => renderCheckPage({ game, texts: frameTexts, allowedOrigins, assets }))

  return async (app) => {
    sweepAbandonedRounds(app, rounds.stepped, platform)
    limitBodies(app)
    await app.register(async (files) => {
      await files.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 })
      for (const [path, findPage] of [
        ['/game/:gameId', findFramePage],
        ['/game/check/:gameId', findCheckPage],
      ] as const)
        files.get<{ Params: { gameId: string } }>(path, (request, reply) => {
          const found = findPage(request.params.gameId)
          if (!found) throw new PlatformError('ERR_NOT_FOUND', { message: 'no such game' })
          return sendRenderedFile(request, reply, found)
        })

      files.get<{ Params: { name: string } }>('/game/assets/:name', { logLevel: 'warn' }, (request, reply) => {
        const asset = assets.get(request.params.name)
        if (!asset) throw new PlatformError('ERR_NOT_FOUND', { message: 'no such file' })
        return reply.header('cache-control', 'public, max-age=31536000, immutable').type(asset.type).send(asset.body)
      })
    })

    app.post('/game/session', async (request) => {
      const { token, gameId } = parseBody(openFrameRequestSchema, request.body)
      return { result: 1, data: await rounds.open(token, gameId, request.ip) }
    })
    app.post('/game/spin', { config: { rateLimit: frameLimit(sessions) } }, async (request) => ({
      result: 1,
      data: await rounds.play(parseBody(roundRequestSchema, request.body)),
    }))
    app.post('/game/step', { config: { rateLimit: frameLimit(sessions) } }, async (request) => ({
      result: 1,
      data: await rounds.step(parseBody(stepRequestSchema, request.body)),
    }))
    registerLiveRoutes(app, platform, sessions, randomness)
    app.post('/game/refill', async (request) => ({
      result: 1,
      data: await rounds.refill(parseBody(frameRequestSchema, request.body).frame),
    }))
    app.post('/game/funds', async (request) => ({
      result: 1,
      data: await rounds.readFunds(parseBody(frameRequestSchema, request.body).frame),
    }))
  }
}

const pageHeaders = (styles: string, allowedOrigins: readonly string[]): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  'content-security-policy': frameCsp(createHash('sha256').update(styles).digest('base64'), allowedOrigins),
  'cross-origin-resource-policy': 'cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
})

/** Texts of refusals from the site's text catalogue: by error code, and for a reached play limit. */
const errorTexts = (): Record<string, string> => {
  const group: Readonly<Record<string, string>> = texts.error
  return Object.fromEntries([
    ...Object.keys(httpStatusByErrorCode).flatMap((code) => (group[code] ? [[code, group[code]]] : [])),
    ...Object.entries(texts.games).filter(([name]) => name.startsWith('play_limit_')),
  ])
}

/** CSP: own files and requests, and the one inline style, only; embedding by the site only. A hash, so that the page is rendered once for all. */
const frameCsp = (stylesHash: string, hosts: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'sha256-${stylesHash}'`,
    // those of the site around the frame
    `font-src ${hosts.join(' ')}`,
    'img-src data:',
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${hosts.join(' ')}`,
  ].join('; ')
