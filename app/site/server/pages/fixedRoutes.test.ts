import { expect, test } from 'vitest'
import { exampleGame } from '../../../../features/games/testing/gamePage.ts'
import { routes } from '../../client/routes/index.ts'
import { defaultResponses } from '../testing/fakeBackend.ts'
import { sampleContent } from '../testing/sampleContent.ts'
import { devices, examplePath } from './guardTestKit.ts'
import { startPageServer } from './pageTestServer.ts'

const { 'games.list': games, 'landing.detail': landing } = sampleContent('/img/games/ravn')

/** Pages without a parameter that everyone may open; the heading of the front page is content. */
const fixed = routes.filter(({ path, access }) => access === 'public' && path !== '/' && !/[:*]/.test(path)).map(({ path }) => path)

test('there are fixed public pages of every kind', () => {
  expect(fixed).toEqual(expect.arrayContaining(['/kontaktos', '/kampagner', '/nyheder', '/bordspil/roulette', '/live/live-roulette']))
})

test.each(fixed)('%s is rendered with a heading', async (path) => {
  const { get } = await startPageServer({ ...defaultResponses, 'games.list': () => games, 'landing.detail': () => landing })
  const { statusCode, body } = await get(path)
  expect(statusCode).toBe(200)
  expect(body).toMatch(/<h1\b/)
})

const gamePages = routes.filter(({ path, access }) => access === 'public' && /:(gameById|slugGames)/.test(path))

test('there are game pages for all devices and for phones', () => {
  expect(new Set(gamePages.map(({ device }) => device?.only))).toEqual(new Set([undefined, 'Mobile']))
})

test.each(gamePages.map(({ path }) => path))('%s is rendered for a phone with the name of the game', async (path) => {
  const kind = path.includes('live') ? 'live' : path.includes('bordspil') ? 'table' : 'slot'
  const { get } = await startPageServer({ ...defaultResponses, 'games.detail': () => ({ ...exampleGame, kind }) })
  const { statusCode, body } = await get(examplePath(path), { 'user-agent': devices.phone })
  expect(statusCode).toBe(200)
  expect(body).toMatch(/<h1\b[^>]*>.*Ravn/)
})
