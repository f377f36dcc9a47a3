import { describe, expect, it } from 'vitest'
import { buttonVariants, variantAppearance } from './buttonAppearance.ts'

describe.each(buttonVariants)('the %s button', (variant) => {
  it('changes its background on hover and again when pressed', () => {
    const { rest, hover, active } = variantAppearance[variant].bg
    expect(new Set([rest, hover, active]).size).toBe(3)
  })
})
