import { expect, it } from 'vitest'
import { contrastGrade, minimumContrast, themeOf, tokenColor, tokenContrastRatio } from './tokenContrast.ts'

it('requires of text 4.5, and 7 in high contrast; of controls 3 in both', () => {
  expect([minimumContrast('text', 'normal'), minimumContrast('text', 'more')]).toEqual([4.5, 7])
  expect([minimumContrast('control', 'normal'), minimumContrast('control', 'more')]).toEqual([3, 3])
})

it('marks text at 5:1 as AA, and as failing in high contrast', () => {
  expect([contrastGrade(5, 'text', 'normal'), contrastGrade(5, 'text', 'more')]).toEqual(['AA', 'fails'])
  expect([contrastGrade(7.2, 'text', 'more'), contrastGrade(4.4, 'text', 'normal')]).toEqual(['AAA', 'fails'])
  expect([contrastGrade(5, 'control', 'more'), contrastGrade(2.9, 'control', 'normal')]).toEqual(['', 'fails'])
})

it('has colours of their own for high contrast, and computes its ratios from them', () => {
  const [text, page] = ['var(--color-muted)', 'var(--color-page)']
  const [normal, more] = [themeOf('strand', 'normal'), themeOf('strand', 'more')]
  expect(tokenColor(more, page)).not.toBe(tokenColor(normal, page))
  expect(tokenContrastRatio(more, text, page)).toBeGreaterThan(tokenContrastRatio(normal, text, page))
  expect(() => tokenColor(more, 'var(--color-no-such)')).toThrow('no colour var(--color-no-such) in strand-contrast')
})
