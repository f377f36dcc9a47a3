import { type Breakpoint, mediaBreakpoints } from '@casino/tokens/breakpoints'
import { hover, up } from '../theme/media.ts'

/** Custom properties of one theme at one breakpoint. */
export type CustomProperties = ReadonlyMap<string, string>

/** Properties that always apply, and properties for a hovering pointer on large screens only. */
export interface ThemeCustomProperties {
  rest: CustomProperties
  hover: CustomProperties
}

const cssBlock = (selector: string, properties: CustomProperties) =>
  `${selector}{${[...properties].map(([name, value]) => `${name}:${value}`).join(';')}}`

/** Differences between two breakpoints; a removed property is set to `initial`, so that the component's token applies again. */
function changedProperties(from: CustomProperties, to: CustomProperties): CustomProperties {
  const changed = [...to].filter(([name, value]) => from.get(name) !== value)
  const ended = [...from.keys()].filter((name) => !to.has(name)).map((name): [string, string] => [name, 'initial'])
  return new Map([...changed, ...ended])
}

/** The CSS of one theme: base, then one `@media` block per breakpoint with changes, hover colours separately from lg up. */
export function themeCss(selector: string, at: (screen: Breakpoint) => ThemeCustomProperties): string {
  const base = at('xs')
  let css = base.rest.size ? cssBlock(selector, base.rest) : ''
  let last = base
  let lastHover: CustomProperties = new Map()
  for (const screen of mediaBreakpoints) {
    const now = at(screen)
    const rest = changedProperties(last.rest, now.rest)
    if (rest.size) css += `@media ${up(screen)}{${cssBlock(selector, rest)}}`
    if (screen === 'lg' || screen === 'xl' || screen === 'xxl') {
      const over = changedProperties(lastHover, now.hover)
      if (over.size) css += `@media ${screen === 'lg' ? hover : `${hover} and ${up(screen)}`}{${cssBlock(selector, over)}}`
      lastHover = now.hover
    }
    last = now
  }
  return css
}
