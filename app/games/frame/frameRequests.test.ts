import { randomUUID } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import { setUpPlatform } from '../../platform/testing/harness.ts'
import { rouletteBets } from '../engines/roulette.ts'
import { gamesModule } from '../module.ts'

const platform = setUpPlatform({ modules: [gamesModule] })

it('reads a bet on every field of the roulette, and no body of more than 8 kB', async () => {
  const frame = 'f'.repeat(43)
  const bets = Object.fromEntries(rouletteBets.map((bet) => [bet, 10_000_000]))
  const largest = { frame, roundId: randomUUID(), stake: 10_000_000, bets, commitment: 'c'.repeat(64), clientSeed: 's'.repeat(64) }
  expect((await platform.post('/game/spin', largest)).code).toBe('ERR_UNAUTHENTICATED')
  for (const path of ['session', 'spin', 'step', 'refill', 'funds', 'live', 'live/bet', 'live/step']) {
    const answer = await platform.post(`/game/${path}`, { ...largest, padding: 'p'.repeat(8 * 1024) })
    expect([path, answer.json()]).toEqual([path, { result: 0, code: 'ERR_VALIDATION', message: 'the request is not readable' }])
  }
})

it('takes 3,000 reads and as many other requests a minute from one address, refuses more before it reads the database, and hears other addresses', async () => {
  const ask = async (remoteAddress: string) =>
    (await platform.inject({ method: 'POST', url: '/game/funds', remoteAddress, payload: {} })).json<{ code: string }>().code
  const codes = new Set<string>()
  for (let count = 0; count < 3000; count++) codes.add(await ask('203.0.113.9'))
  expect([...codes]).toEqual(['ERR_VALIDATION'])
  const transaction = vi.spyOn(platform.platform, 'transaction')
  expect(await ask('203.0.113.9')).toBe('ERR_RATE_LIMITED')
  expect(transaction).not.toHaveBeenCalled()
  expect(await ask('203.0.113.10')).toBe('ERR_VALIDATION')
  const read = async () => (await platform.inject({ url: '/game/assets/nope.js', remoteAddress: '203.0.113.9' })).statusCode
  expect(await read()).toBe(404)
  for (let count = 1; count < 3000; count++) await read()
  expect(await read()).toBe(429)
})
