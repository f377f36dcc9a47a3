import { describe, expect, it } from 'vitest'
import { buttonVariants, variantAppearance } from './buttonAppearance.ts'

describe.each(buttonVariants)('the %s button', (variant) => {
  it('has another background under the pointer, and another one while it is pressed', () => {
    const { rest, hover, active } = variantAppearance[variant].bg
    expect(new Set([rest, hover, active]).size).toBe(3)
  })
})
