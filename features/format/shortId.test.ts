import { expect, it } from 'vitest'
import { shortId } from './shortId.ts'

it('shortens long ids only', () => {
  expect(shortId('0b2f7f9e-5a0c-4a57-9d8e-6f1f8f2f0c11')).toBe('0b2f7f9e')
  expect(shortId('D-1042')).toBe('D-1042')
})
