import type { Picture } from '@casino/design-system/theme'
import { published } from './published.ts'

const poster = (name: string): Picture => ({ src: published(`art/${name}.svg`), width: 300, height: 400, alt: '' })
const table = (name: string): Picture => ({ src: published(`art/${name}-wide.svg`), width: 480, height: 300, alt: '' })
const hero = (name: string, alt: string): Picture => ({ src: published(`art/${name}.svg`), width: 1600, height: 900, alt })

/** Pictures of `stories/public/art`: drawn by the platform's own artist and committed. `npm run art -w @casino/stories` draws them anew. */
export const posters = [poster('nordlysets-konge'), poster('soelvstimen'), poster('raevens-runer'), poster('midsommer')] as const
export const tables = [table('roulette-koebenhavn'), table('europaeisk-roulette')] as const
export const heroes = {
  nordlys: hero('velkomst-nordlys', 'Grønt nordlys over fjelde og en rød hytte'),
  strand: hero('velkomst-strand', 'Sommerkyst med badehuse og sejlbåd'),
} as const
