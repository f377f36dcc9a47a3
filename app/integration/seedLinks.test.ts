import { Parser } from 'htmlparser2'
import { expect, it } from 'vitest'
import { loadCmsContent } from '../platform/cms/cmsContent.ts'
import { parseSeoSubject } from '../platform/cms/seo.ts'
import { matchRoute } from '../site/client/matchRoute.ts'
import { routes } from '../site/client/routes/index.ts'

const content = loadCmsContent()
const links = [...new Set(collectLinks(content))]
/** Queries that the linked pages read. */
const queries = ['', '?logout=true', '?trin=2&bonus=ingen', '?vis=spil']

it.each(links)('link target %s of the seed exists', (link) => {
  if (/^(?:https:|mailto:|tel:)/.test(link)) return
  const { pathname, search } = new URL(link, 'http://site')
  const match = matchRoute(routes, pathname)
  const slug = match?.route.contentSlug?.(match.params)
  if (slug === undefined) expect(match).not.toBeNull()
  else expect([...content.pages.keys()]).toContain(slug)
  expect(queries).toContain(search)
})

/** Routes that no entry of the CMS names. */
const namedRoutes = routes.map(({ path }) => path).filter((path) => !/[:*]/.test(path) && parseSeoSubject(path).kind === 'page')

it.each(namedRoutes)('%s has a title and a description', (path) => {
  expect(content.seo.pages).toHaveProperty([path])
})

function collectLinks({ pages, news, campaigns, menu, layouts, footer, home }: typeof content): string[] {
  return [
    ...[...pages.values()].flatMap(({ html }) => linksInHtml(html)),
    ...[...news, ...campaigns].flatMap(({ body }) => linksInHtml(body)),
    ...linksInJson(campaigns.map(({ link }) => link)),
    ...linksInJson([menu, layouts, footer, home]),
  ]
}

function linksInHtml(html: string): string[] {
  const found: string[] = []
  const parser = new Parser({ onopentag: (_, { href }) => href && found.push(href) })
  parser.end(html)
  return found
}

function linksInJson(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    typeof part === 'string' ? (['url', 'slug', 'link'].includes(key) && part ? [part] : []) : linksInJson(part),
  )
}
