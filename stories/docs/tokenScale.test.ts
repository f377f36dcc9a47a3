import { expect, it } from 'vitest'
import { scaleSteps } from './tokenScale.ts'

const values: Record<string, string> = {
  '--radius-full': '999px',
  '--radius-md': '10px',
  '--radius-sm': ' 6px',
  '--weight-bold': '700',
  '--weight-medium': '500',
  '--duration-base': '200ms',
  '--duration-fast': '120ms',
  '--font-size-14': '0.875rem',
  '--font-size-18': 'clamp(1.0625rem,1.0417rem + 0.1042vw,1.125rem)',
  '--shadow-overlay': '0px 16px 40px oklch(0.05 0.02 255 / 0.48),0px 2px 6px oklch(0.05 0.02 255 / 0.3)',
  '--shadow-raised': '0px 4px 12px oklch(0.05 0.02 255 / 0.36),0px 1px 3px oklch(0.05 0.02 255 / 0.3)',
}
const shown = (group: string, names: readonly string[]) =>
  scaleSteps(Object.fromEntries(names.map((name) => [name, `var(--${group}-${name})`])), (property) => values[property] ?? '').map(
    ({ name, text }) => `${name}: ${text}`,
  )

it.each([
  ['radius', ['full', 'md', 'sm'], ['sm: 6 px', 'md: 10 px', 'full: 999 px']],
  ['weight', ['bold', 'medium'], ['medium: 500', 'bold: 700']],
  ['duration', ['base', 'fast'], ['fast: 120 ms', 'base: 200 ms']],
  ['font-size', ['14', '18'], ['14: 14 px', '18: 17–18 px']],
  ['shadow', ['overlay', 'raised'], ['raised: 4 px down, 12 px blur', 'overlay: 16 px down, 40 px blur']],
])('shows the steps of %s from small to large with their values', (group, names, expected) => {
  expect(shown(group, names)).toEqual(expected)
})
