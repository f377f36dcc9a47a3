import { expect, test } from 'vitest'
import { routes } from '../../client/routes/index.ts'
import { defaultResponses } from '../testing/fakeBackend.ts'
import { sampleContent } from '../testing/sampleContent.ts'
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
