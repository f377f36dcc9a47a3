import { createHash } from 'node:crypto'
import { PlatformError } from '@casino/shared/platformError'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commitmentOf, createRoundSeeds, proofOf } from './roundSeeds.ts'

const numberedSeeds = () => {
  let made = 0
  return createRoundSeeds(() => `seed ${made++}`)
}
const keep = (seed: string) => seed
const refuse = () => Promise.reject(new PlatformError('ERR_INSUFFICIENT_FUNDS'))
const fail = () => Promise.reject(new Error('the power failed'))

describe('the seeds of a frame', () => {
  it('are committed to by their SHA-256 before a round takes them, one each', async () => {
    const seeds = numberedSeeds()
    for (const roundId of ['a', 'b', 'c']) {
      const { commitment } = seeds
      const seed = await seeds.drawFor({ roundId, commitment }, keep)
      expect(createHash('sha256').update(seed).digest('hex')).toBe(commitment)
      expect(seeds.commitment).not.toBe(commitment)
    }
  })

  it('serve no bet that was placed on another commitment', async () => {
    const seeds = numberedSeeds()
    const { commitment } = seeds
    await expect(seeds.drawFor({ roundId: 'a', commitment: commitmentOf('other') }, keep)).rejects.toThrow('another commitment')
    expect(seeds.commitment).toBe(commitment)
  })

  it('are kept for the next round by a refusal, which drew nothing', async () => {
    const seeds = numberedSeeds()
    const { commitment } = seeds
    await expect(seeds.drawFor({ roundId: 'a' }, refuse)).rejects.toThrow(PlatformError)
    expect(seeds.commitment).toBe(commitment)
  })

  it('serve the same round alone after a failure that may have booked it', async () => {
    const seeds = numberedSeeds()
    const { commitment } = seeds
    await expect(seeds.drawFor({ roundId: 'a', commitment }, fail)).rejects.toThrow('power')
    await expect(seeds.drawFor({ roundId: 'b', commitment }, keep)).rejects.toThrow('another commitment')
    expect(await seeds.drawFor({ roundId: 'a', commitment }, keep)).toBe('seed 0')
    expect(await seeds.drawFor({ roundId: 'b' }, keep)).toBe('seed 1')
  })

  it('decide one round each, even after refusals, failures and overlaps', async () => {
    const attempts = fc.array(fc.record({ roundId: fc.constantFrom('a', 'b', 'c', 'd'), end: fc.constantFrom(keep, refuse, fail) }))
    await fc.assert(
      fc.asyncProperty(attempts, async (list) => {
        const seeds = numberedSeeds()
        const roundsBySeed = new Map<string, Set<string>>()
        const attempt = ({ roundId, end }: (typeof list)[number]) =>
          seeds
            .drawFor({ roundId }, async (seed) => {
              await Promise.resolve()
              if (end !== refuse) roundsBySeed.set(seed, (roundsBySeed.get(seed) ?? new Set()).add(roundId))
              return end(seed)
            })
            .catch(() => null)
        await Promise.all(list.map(attempt))
        for (const each of list) await attempt(each)
        for (const rounds of roundsBySeed.values()) expect(rounds.size).toBe(1)
      }),
    )
  })
})

describe('the proof of a round', () => {
  const seed = { seed: 'secret', commitment: commitmentOf('secret'), clientSeed: 'mine' }

  it('reveals the seed once the round is settled, not before', () => {
    expect(proofOf(seed, { settled: false })).toEqual({ commitment: seed.commitment, clientSeed: 'mine', seed: null })
    expect(proofOf(seed, { settled: true })).toEqual({ commitment: seed.commitment, clientSeed: 'mine', seed: 'secret' })
  })

  it('is missing where nothing was committed to', () => {
    expect(proofOf({ ...seed, commitment: null, clientSeed: null }, { settled: true })).toBeNull()
  })
})
