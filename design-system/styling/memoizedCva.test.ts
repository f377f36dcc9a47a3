import { cva } from 'class-variance-authority'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { memoizedCva } from './memoizedCva.ts'

it('returns the same class names as cva, cached or not', () => {
  const config = {
    variants: { tone: { calm: 'calm', loud: 'loud' }, size: { 1: 'one', 2: 'two' }, wide: { true: 'wide', false: '' } },
    defaultVariants: { tone: 'calm' },
  } as const
  const ours = memoizedCva('base', config)
  const plain = cva('base', config)
  const choice = fc.record(
    {
      tone: fc.constantFrom('calm', 'loud', undefined, null), // null is no tone, undefined the default
      size: fc.constantFrom(1, 2),
      wide: fc.constantFrom(true, false, undefined),
    } as const,
    { requiredKeys: [] },
  )
  // twice, because the last variants are remembered apart from the cache
  fc.assert(fc.property(choice, (props) => ours(props) === plain(props) && ours({ ...props }) === plain(props)))
  expect(ours()).toBe(plain())
})
