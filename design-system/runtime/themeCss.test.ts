import type { Breakpoint } from '@casino/tokens/breakpoints'
import { breakpointNames } from '@casino/tokens/breakpoints'
import { expect, it } from 'vitest'
import { themeCss } from './themeCss.ts'

type Properties = Readonly<Record<string, string>>
/** CSS of a theme whose properties change at the given breakpoints. */
function cssOf(rest: Partial<Record<Breakpoint, Properties>>, hover: Partial<Record<Breakpoint, Properties>> = {}) {
  const at = (values: Partial<Record<Breakpoint, Properties>>, screen: Breakpoint) =>
    new Map(
      Object.entries(
        breakpointNames.slice(0, breakpointNames.indexOf(screen) + 1).reduce<Properties>((last, name) => values[name] ?? last, {}),
      ),
    )
  return themeCss('.t', (screen) => ({ rest: at(rest, screen), hover: at(hover, screen) }))
}

it('is empty for a theme that sets nothing', () => {
  expect(cssOf({})).toBe('')
})

it('has one block for the base, and one for each breakpoint with its changes', () => {
  expect(cssOf({ xs: { '--a': '1', '--b': '1' }, sm: { '--a': '1', '--b': '2' }, md: { '--a': '3', '--b': '4' } })).toBe(
    '.t{--a:1;--b:1}@media (min-width: 40em){.t{--b:2}}@media (min-width: 48em){.t{--a:3;--b:4}}',
  )
})

it('resets what a breakpoint no longer sets, so that the token applies again', () => {
  expect(cssOf({ xs: { '--a': '1' }, lg: { '--b': '2' } })).toBe('.t{--a:1}@media (min-width: 64em){.t{--b:2;--a:initial}}')
})

it('applies hover colours to a hovering pointer on large screens only', () => {
  const pointer = '@media (hover: hover) and (pointer: fine) and (min-width: 64em)'
  expect(cssOf({}, { xs: { '--h': '1' } })).toBe(`${pointer}{.t{--h:1}}`)
  expect(cssOf({}, { xs: { '--h': '1' }, md: { '--h': '2' } })).toBe(`${pointer}{.t{--h:2}}`)
})

it('changes hover colours at each larger breakpoint, after its other values', () => {
  const pointer = '@media (hover: hover) and (pointer: fine)'
  expect(cssOf({ xl: { '--a': '1' } }, { lg: { '--h': '1' }, xl: { '--h': '2' }, xxl: {} })).toBe(
    `${pointer} and (min-width: 64em){.t{--h:1}}` +
      `@media (min-width: 80em){.t{--a:1}}${pointer} and (min-width: 64em) and (min-width: 80em){.t{--h:2}}` +
      `${pointer} and (min-width: 64em) and (min-width: 96em){.t{--h:initial}}`,
  )
})
