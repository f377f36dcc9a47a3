import { brands } from '@casino/tokens/brands'
import site from '../../app/platform/seed/site.json' with { type: 'json' }
import type { PlayedStory } from './storyChecks.ts'

/**
 * Fails a story that contains the name or the address of another brand: the same text is shown in every brand. The case of a name counts,
 * because in lower case both are Danish words, and parts of the names of images.
 */
export function checkBrandNames({ toolbars, roots }: PlayedStory): void {
  for (const { name } of brands.filter((brand) => brand !== toolbars.theme).map((brand) => site.brands[brand])) {
    const word = new RegExp(`.{0,60}(?:\\b${name}|@${name.toLowerCase()})\\b.{0,20}`)
    for (const root of roots) {
      const [found] = word.exec(root.outerHTML) ?? []
      if (found) throw new Error(`A story in ${toolbars.theme} names the brand ${name}\n${found}`)
    }
  }
}
