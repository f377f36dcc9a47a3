import { randomBytes } from 'node:crypto'
import { httpStatusByErrorCode } from '@casino/features/api/errors'
import { textCatalogue as texts } from '@casino/features/content/texts'
import type { Platform } from '@casino/platform/gamesPort'
import { PlatformError } from '@casino/shared/platformError'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { requireGame } from '../catalogue/index.ts'
import { registerLiveRoutes } from '../live/liveRoutes.ts'
import { sweepAbandonedRounds } from './abandonedRounds.ts'
import { buildFrameAssets, readFrameTexts } from './assets.ts'
import { renderCheckPage } from './checkPage.ts'
import { frameRequestSchema, openFrameRequestSchema, roundRequestSchema, stepRequestSchema } from './frameApi.ts'
import { renderFramePage } from './framePage.ts'
import { frameLimit, limitAddresses, limitBodies, parseBody } from './frameRequests.ts'
import type { FrameSessions } from './frameSessions.ts'
import { createGameRounds } from './gameRounds.ts'
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

  return async (app) => {
    sweepAbandonedRounds(app, rounds.stepped, platform)
    await app.register(rateLimit, { global: false })
    limitAddresses(app)
    limitBodies(app)
    app.get<{ Params: { gameId: string } }>('/game/:gameId', (request, reply) => {
      const game = requireGame(request.params.gameId)
      const nonce = randomBytes(16).toString('base64')
      const gapMs = gapMsOf(platform)
      const page = renderFramePage({ game, texts: frameTexts, errors: errorTexts(), allowedOrigins, gapMs, nonce, assets })
      return sendPage(reply, page, frameCsp(nonce, allowedOrigins))
    })

    app.get<{ Params: { gameId: string } }>('/game/check/:gameId', (request, reply) => {
      const game = requireGame(request.params.gameId)
      const nonce = randomBytes(16).toString('base64')
      const page = renderCheckPage({ game, texts: frameTexts, allowedOrigins, nonce, assets })
      return sendPage(reply, page, frameCsp(nonce, allowedOrigins))
    })

    app.get<{ Params: { name: string } }>('/game/assets/:name', { logLevel: 'warn' }, (request, reply) => {
      const asset = assets.get(request.params.name)
      if (!asset) throw new PlatformError('ERR_NOT_FOUND', { message: 'no such file' })
      return reply.header('cache-control', 'public, max-age=31536000, immutable').type(asset.type).send(asset.body)
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

const sendPage = (reply: FastifyReply, page: string, csp: string): FastifyReply =>
  reply
    .header('content-security-policy', csp)
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()')
    .type('text/html; charset=utf-8')
    .send(page)

/** Texts of refusals from the site's text catalogue: by error code, and for a reached play limit. */
const errorTexts = (): Record<string, string> => {
  const group: Readonly<Record<string, string>> = texts.error
  return Object.fromEntries([
    ...Object.keys(httpStatusByErrorCode).flatMap((code) => (group[code] ? [[code, group[code]]] : [])),
    ...Object.entries(texts.games).filter(([name]) => name.startsWith('play_limit_')),
  ])
}

/** CSP: own files and requests only; embedding by the site only. */
const frameCsp = (nonce: string, hosts: readonly string[]): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "font-src 'self'",
    'img-src data:',
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${hosts.join(' ')}`,
  ].join('; ')
