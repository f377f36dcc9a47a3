import type { Game } from '@casino/features/config/entities/game'
import type { GameDetail } from '@casino/features/games/calls'
import type { Content } from './content.ts'

/** SEO of a page. `image`: path of the share image. */
export interface Seo {
  readonly title: string
  readonly description: string
  readonly robots: string
  readonly image: string | null
}

/** Subject of an `/api/seo` request. `key`: route path, content slug or game id. */
export type SeoSubject = { readonly kind: 'page' | 'content' | 'game'; readonly key: string }

/** `/spilleautomater/spil-for-sjov/ravklippen` → game; `/contents/vilkaar` → content page; any other slug → route path. */
export function seoSubject(slug: string): SeoSubject {
  const path = `/${slug.replace(/^\/+|[?#].*$|\/+$/g, '')}`
  const game = /^\/(?:spilleautomater|live-casino)\/spil-for-(?:sjov|penge)\/([^/]+)$/.exec(path)?.[1]
  if (game) return { kind: 'game', key: game }
  const content = /^\/contents\/([^/]+)$/.exec(path)?.[1]
  return content ? { kind: 'content', key: content } : { kind: 'page', key: path }
}

/** Interpolates `{name}` placeholders; unknown ones are left unchanged. */
const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)

/** SEO of a route path; null if the seed has none. */
export function pageSeo({ seo }: Content, path: string): Seo | null {
  const page = seo.pages[path]
  return page ? { robots: 'index,follow', image: null, ...page } : null
}

/** SEO of a content page; null for an unknown slug. */
export function contentSeo({ seo, pages }: Content, slug: string): Seo | null {
  const page = pages.get(slug)
  return page ? { title: fill(seo.content.title, page), description: page.description, robots: 'index,follow', image: null } : null
}

/** SEO of a game page. */
export function gameSeo({ seo }: Content, game: Game & Pick<GameDetail, 'description'>): Seo {
  const { name, provider, description } = game
  return {
    title: fill(seo.game.title, { name, provider }),
    description: fill(seo.game.description, { name, provider, description }),
    robots: 'index,follow',
    image: game.image,
  }
}
