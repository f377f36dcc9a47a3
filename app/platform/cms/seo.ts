import type { Game } from '@casino/features/config/entities/game'
import type { GameDetail } from '@casino/features/games/calls'
import type { Content } from './content.ts'

export interface Seo {
  readonly title: string
  readonly description: string
  readonly robots: string
  readonly image: string | null
}

/** What `/api/seo` is asked for: a path of the site, or a name that has no path. */
export type SeoSubject = { readonly kind: 'page' | 'content' | 'game'; readonly key: string }

/** `/spilleautomater/spil-for-sjov/ravklippen` → that game; `/contents/vilkaar` → that page; anything else by its path. */
export function seoSubject(slug: string): SeoSubject {
  const path = `/${slug.replace(/^\/+|[?#].*$|\/+$/g, '')}`
  const game = /^\/(?:spilleautomater|live-casino)\/spil-for-(?:sjov|penge)\/([^/]+)$/.exec(path)?.[1]
  if (game) return { kind: 'game', key: game }
  const content = /^\/contents\/([^/]+)$/.exec(path)?.[1]
  return content ? { kind: 'content', key: content } : { kind: 'page', key: path }
}

const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)

export function pageSeo({ seo }: Content, path: string): Seo | null {
  const page = seo.pages[path]
  return page ? { robots: 'index,follow', image: null, ...page } : null
}

export function contentSeo({ seo, pages }: Content, slug: string): Seo | null {
  const page = pages.get(slug)
  return page ? { title: fill(seo.content.title, page), description: page.description, robots: 'index,follow', image: null } : null
}

export function gameSeo({ seo }: Content, game: Game & Pick<GameDetail, 'description'>): Seo {
  const { name, provider, description } = game
  return {
    title: fill(seo.game.title, { name, provider }),
    description: fill(seo.game.description, { name, provider, description }),
    robots: 'index,follow',
    image: game.image,
  }
}
