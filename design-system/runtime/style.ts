import { hover, up } from '../theme/media.ts'
import { type ScreenName, screenNames } from './fields.ts'

/** Custom properties of one theme at one screen size. */
export type Properties = ReadonlyMap<string, string>

/** What holds always, and what holds only under a hovering pointer on a large screen. */
export interface ThemeProperties {
  readonly rest: Properties
  readonly hover: Properties
}

const block = (selector: string, properties: Properties) =>
  `${selector}{${[...properties].map(([name, value]) => `${name}:${value}`).join(';')}}`

/** What changes from one size to the next; a property that ends is unset, so that the component's token holds again. */
function change(from: Properties, to: Properties): Properties {
  const changed = [...to].filter(([name, value]) => from.get(name) !== value)
  const ended = [...from.keys()].filter((name) => !to.has(name)).map((name): [string, string] => [name, 'initial'])
  return new Map([...changed, ...ended])
}

/** The CSS of one theme: base, then one `@media` a breakpoint that changes something, hover colours apart from lg up. */
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
