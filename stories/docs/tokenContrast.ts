import type { Brand, ContrastMode } from '@casino/tokens/brands'
import { colors } from '@casino/tokens/colors'
import Color from 'colorjs.io'

/** Text, and the borders of controls and the focus ring (WCAG 1.4.11). */
export type PairKind = 'text' | 'control'

/** The theme of `colors` for a brand in a contrast mode. */
export const themeOf = (brand: Brand, contrast: ContrastMode): string => (contrast === 'more' ? `${brand}-contrast` : brand)

/** The lowest ratio that the token tests accept: AAA text in high contrast. */
export const minimumContrast = (kind: PairKind, contrast: ContrastMode): number => (kind === 'control' ? 3 : contrast === 'more' ? 7 : 4.5)

/** `fails` below the minimum; otherwise the WCAG level, which only text has. */
export function contrastGrade(ratio: number, kind: PairKind, contrast: ContrastMode): string {
  if (ratio < minimumContrast(kind, contrast)) return 'fails'
  return kind === 'control' ? '' : ratio >= 7 ? 'AAA' : 'AA'
}

/** The value of a colour variable, such as `var(--color-page)`, in a theme. Throws if the variable is unknown. */
export function tokenColor(theme: string, variable: string): string {
  const color = colors[theme]?.[variable]
  if (!color) throw new Error(`no colour ${variable} in ${theme}`)
  return color
}

/** WCAG 2.1 contrast ratio of two colour variables in a theme. Throws if a variable is unknown. */
export const tokenContrastRatio = (theme: string, text: string, background: string): number =>
  new Color(tokenColor(theme, text)).to('srgb').contrast(new Color(tokenColor(theme, background)).to('srgb'), 'WCAG21')
