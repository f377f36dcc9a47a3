import { describe, expect, it } from 'vitest'
import { contrastRatio } from '../art/color.ts'
import { palettes } from '../art/palettes.ts'
import { actionColorsOf } from './actionColors.ts'

describe('the action of a frame', () => {
  it.each(palettes)('$name: stands out from the ground, ready or not, and its text is legible', (palette) => {
    const { action, actionOff, onAction } = actionColorsOf(palette)
    for (const background of [action, actionOff]) {
      expect(contrastRatio(background, palette.ground)).toBeGreaterThanOrEqual(3)
      expect(contrastRatio(onAction, background)).toBeGreaterThanOrEqual(4.5)
    }
  })

  it.each(palettes)('$name: is calmer while it is not ready', (palette) => {
    const { action, actionOff } = actionColorsOf(palette)
    expect(contrastRatio(actionOff, palette.ground)).toBeLessThan(contrastRatio(action, palette.ground))
  })
})
