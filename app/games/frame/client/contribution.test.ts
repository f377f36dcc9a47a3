import fc from 'fast-check'
import { expect, it } from 'vitest'
import { roundRequestSchema } from '../frameApi.ts'
import { type BetSeed, contributionTo } from './contribution.ts'

const step = fc.oneof(
  fc.record({ type: fc.constant('shown' as const), commitment: fc.constantFrom('a', 'b', 'c', 'd') }),
  fc.record({ type: fc.constant('typed' as const), clientSeed: fc.stringMatching(/^[\w-]{0,64}$/) }),
  fc.constant({ type: 'bet' as const }),
)

it('never bets on a commitment with a text that the platform knew before committing', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let next: BetSeed = { commitment: '', clientSeed: '' }
      let number = 0
      const told = new Set<string>()
      let toldBefore = new Set<string>()
      for (const current of steps) {
        if (current.type === 'shown') {
          if (current.commitment !== next.commitment) toldBefore = new Set(told)
          next = contributionTo(current.commitment, next, () => `own ${number++}`)
        } else if (current.type === 'typed') {
          // A text that the player types again on purpose is allowed.
          if (!toldBefore.has(current.clientSeed)) next = { ...next, clientSeed: current.clientSeed }
        } else if (next.commitment !== '') {
          expect(toldBefore).not.toContain(next.clientSeed)
          told.add(next.clientSeed)
        }
      }
    }),
  )
})

it('keeps the player’s text while the commitment stays', () => {
  const typed = { commitment: 'a', clientSeed: 'min-egen' }
  expect(contributionTo('a', typed)).toEqual(typed)
  expect(contributionTo('b', typed)).toEqual({ commitment: 'b', clientSeed: expect.not.stringMatching('min-egen') })
})

it('makes another one each time, which a bet may say', () => {
  const made = Array.from({ length: 100 }, (_, i) => contributionTo(`${i}`, { commitment: '', clientSeed: '' }).clientSeed)
  expect(new Set(made).size).toBe(100)
  for (const clientSeed of made) expect(roundRequestSchema.shape.clientSeed.parse(clientSeed)).toBe(clientSeed)
  expect(made[0]).toHaveLength(32)
})
