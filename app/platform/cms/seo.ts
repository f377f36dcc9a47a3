import type { Game } from '@casino/features/api/entities/game'
import type { GameDetail } from '@casino/features/games/calls'
import { interpolate } from '../interpolate.ts'
import type { CmsContent } from './cmsContent.ts'

/** SEO of a page. `image`: path of the share image. */
export interface SeoEntry {
  title: string
  description: string
  robots: string
  image: string | null
}

/** Subject of an `/api/seo` request. `key`: route path, content slug or game id. */
export interface SeoSubject {
  kind: 'page' | 'content' | 'game'
  key: string
}

/** `/spilleautomater/spil-for-sjov/ravklippen` → game; `/contents/vilkaar` → content page; any other slug → route path. */
export function parseSeoSubject(slug: string): SeoSubject {
  const path = `/${slug.replace(/^\/+|[?#].*$|\/+$/g, '')}`
  const game = /^\/(?:spilleautomater|live-casino)\/spil-for-(?:sjov|penge)\/([^/]+)$/.exec(path)?.[1]
  if (game) return { kind: 'game', key: game }
  const content = /^\/contents\/([^/]+)$/.exec(path)?.[1]
  return content ? { kind: 'content', key: content } : { kind: 'page', key: path }
}

/** SEO of a route path; null if the seed has none. */
export function pageSeo({ seo }: CmsContent, path: string): SeoEntry | null {
  const page = seo.pages[path]
  return page ? { robots: 'index,follow', image: null, ...page } : null
}

/** SEO of a content page; null for an unknown slug. */
export function contentSeo({ seo, pages }: CmsContent, slug: string): SeoEntry | null {
  const page = pages.get(slug)
  return page ? { title: interpolate(seo.content.title, page), description: page.description, robots: 'index,follow', image: null } : null
}

/** SEO of a game page. */
export function gameSeo({ seo }: CmsContent, game: Game & Pick<GameDetail, 'description'>): SeoEntry {
  const { name, provider, description } = game
  return {
    title: interpolate(seo.game.title, { name, provider }),
    description: interpolate(seo.game.description, { name, provider, description }),
    robots: 'index,follow',
    image: game.image,
  }
}
