import { hover, up } from '../theme/media.ts'
import { type ScreenName, screenNames } from './fields.ts'

/** Custom properties of one theme at one breakpoint. */
export type Properties = ReadonlyMap<string, string>

/** Properties that always apply, and properties for a hovering pointer on large screens only. */
export interface ThemeProperties {
  readonly rest: Properties
  readonly hover: Properties
}

const block = (selector: string, properties: Properties) =>
  `${selector}{${[...properties].map(([name, value]) => `${name}:${value}`).join(';')}}`

/** Differences between two breakpoints; a removed property is set to `initial`, so that the component's token applies again. */
function change(from: Properties, to: Properties): Properties {
  const changed = [...to].filter(([name, value]) => from.get(name) !== value)
  const ended = [...from.keys()].filter((name) => !to.has(name)).map((name): [string, string] => [name, 'initial'])
  return new Map([...changed, ...ended])
}

/** The CSS of one theme: base, then one `@media` block per breakpoint with changes, hover colours separately from lg up. */
export function themeCss(selector: string, at: (screen: 'xs' | ScreenName) => ThemeProperties): string {
  const base = at('xs')
  let css = base.rest.size ? block(selector, base.rest) : ''
  let last = base
  let lastHover: Properties = new Map()
  for (const screen of screenNames) {
    const now = at(screen)
    const rest = change(last.rest, now.rest)
    if (rest.size) css += `@media ${up(screen)}{${block(selector, rest)}}`
    if (screen === 'lg' || screen === 'xl' || screen === 'xxl') {
      const over = change(lastHover, now.hover)
      if (over.size) css += `@media ${screen === 'lg' ? hover : `${hover} and ${up(screen)}`}{${block(selector, over)}}`
      lastHover = now.hover
    }
    last = now
  }
  return css
}
