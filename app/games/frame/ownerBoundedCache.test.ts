import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createOwnerBoundedCache } from './ownerBoundedCache.ts'

const create = (now = () => 1_000) => createOwnerBoundedCache<{ n: number }>({ max: 6, maxPerOwner: 3, ttlMs: 100, now })

it('expires an entry after its time without use', () => {
  let time = 1_000
  const cache = create(() => time)
  cache.set('a', 'used', { n: 1 })
  cache.set('a', 'unused', { n: 2 })
  time += 100
  expect(cache.get('used')).toEqual({ n: 1 })
  time += 1
  expect([cache.get('used'), cache.get('unused')]).toEqual([{ n: 1 }, undefined])
})

it('behaves like a list of entries in their order of use, in total and per owner', () => {
  const key = fc.constantFrom(...'abcdefghijkl')
  const step = fc.oneof(
    fc.record({ type: fc.constant('set' as const), owner: fc.constantFrom('x', 'y', 'z'), key }),
    fc.record({ type: fc.constant('get' as const), key }),
    fc.record({ type: fc.constant('take' as const), key }),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const cache = create()
      let model: { owner: string; key: string; n: number }[] = []
      for (const [n, done] of steps.entries()) {
        const known = model.find((entry) => entry.key === done.key)
        if (done.type === 'set') {
          if (known) continue // tokens are random: a key is never set twice
          const owned = model.filter(({ owner }) => owner === done.owner)
          if (owned.length === 3) model = model.filter((entry) => entry !== owned[0])
          model = [...model, { owner: done.owner, key: done.key, n }].slice(-6)
          cache.set(done.owner, done.key, { n })
          continue
        }
        expect(done.type === 'get' ? cache.get(done.key) : cache.take(done.key)).toEqual(known && { n: known.n })
        model = [...model.filter((entry) => entry !== known), ...(known && done.type === 'get' ? [known] : [])]
      }
      for (const entry of model) expect(cache.get(entry.key)).toEqual({ n: entry.n })
    }),
  )
})
