import { brands } from '@casino/tokens/brands'
import site from '../../app/platform/seed/site.json' with { type: 'json' }
import type { PlayedStory } from './guards.ts'

/** One site is shown in several brands: a text that names one of them itself is wrong in the others. */
export function namesItsBrand({ toolbars, roots }: PlayedStory): void {
  for (const { name } of brands.filter((brand) => brand !== toolbars.theme).map((brand) => site.brands[brand])) {
    const word = new RegExp(`.{0,60}\\b${name}\\b.{0,20}`)
    for (const root of roots) {
      const [found] = word.exec(root.outerHTML) ?? []
      if (found) throw new Error(`A story in ${toolbars.theme} names the brand ${name}\n${found}`)
    }
  }
}
