import fc from 'fast-check'
import { expect, it } from 'vitest'
import { seededDraw } from '../../engines/seededDraw.ts'
import { commitmentOf } from '../roundSeeds.ts'
import { sha256, withSeededDraws } from './webDraw.ts'

const seeds = fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' })

it('draws the same numbers in the browser as on the platform, for any count', async () => {
  await fc.assert(
    fc.asyncProperty(
      seeds,
      fc.option(fc.stringMatching(/^[\w-]{0,64}$/)),
      fc.array(fc.integer({ min: 1, max: 2 ** 32 }), { minLength: 1, maxLength: 700 }),
      async (seed, clientSeed, bounds) => {
        const draws = (draw: (below: number) => number) => bounds.map((below) => draw(below))
        expect(await withSeededDraws(seed, [clientSeed, `other ${clientSeed}`], (drawFrom) => draws(drawFrom(clientSeed)))).toEqual(
          draws(seededDraw(seed, clientSeed)),
        )
      },
    ),
    { numRuns: 50 },
  )
})

it('computes the commitment that the platform showed', async () => {
  await fc.assert(
    fc.asyncProperty(seeds, async (seed) => {
      expect(await sha256(seed)).toBe(commitmentOf(seed))
    }),
  )
})
