import { callKey } from '@casino/features/api/contract'
import { httpStatusByErrorCode } from '@casino/features/api/errors'
import type { contentCalls } from '@casino/features/content/calls'
import { insertSiteName } from '@casino/features/content/siteSettings'
import { decodeAddressPart } from '@casino/features/navigation/pathEscapes'
import { paths, sameOriginPath } from '@casino/features/navigation/paths'
import type { Profile } from '@casino/features/session/calls'
import type { z } from 'zod'
import type { PageNotice, PagePayload } from '../../client/payload.ts'
import type { RedirectRule } from '../../client/redirectRules.ts'
import type { RouteQuery } from '../../client/routeQueries.ts'
import type { RouteView } from '../../client/routeView.ts'
import type { CallContext } from '../calls/callContext.ts'
import { CallFailure } from '../calls/callFailure.ts'
import { sessionCookies } from '../calls/cookieCalls.ts'
import type { SiteServices } from '../siteServices.ts'
import { noticeOf } from './guestVariant.ts'
import { loadMenus, loadPageContext, type VisitorMenus } from './pageContext.ts'
import { setGuardCookies } from './setGuardCookies.ts'

/** The server entry of the client, from the built bundle or the development server. */
export type ClientModule = typeof import('../../client/entry-server.tsx')
type RouteMatch = RouteView['match']

/** What stands in the head of a document only: a page that the browser navigates to needs none of it. */
export interface DocumentMetadata {
  /** Path and query of the page's one address. */
  canonicalHref: string
  breadcrumbs: readonly { name: string; path: string }[]
  /** Of a page that is an article. */
  article: Seo['article']
}

export type LoadedPage =
  | {
      type: 'page'
      /** HTTP status of the document; 200 unless the screen shows that what it is about is missing. */
      status: number
      payload: PagePayload
      match: RouteMatch
      themeCss: string
      metadata: DocumentMetadata
    }
  | { type: 'redirect'; to: string; notice?: PageNotice }

interface Options {
  site: SiteServices
  client: ClientModule
  build: string
  redirects: readonly RedirectRule[]
}
type Seo = z.output<typeof contentCalls.seo.response>
const unnamedPage: Seo = { title: '{site}', description: '', robots: 'index,follow', image: null, breadcrumbs: [], article: null }
const notFound = (match: RouteMatch | null, client: ClientModule): LoadedPage => ({
  type: 'redirect',
  to: paths.home,
  notice: (match && client.serverRouteOf(match.route).notFoundNotice) ?? 'pageGone',
})

/**
 * Loads everything that a page is rendered from: checks the address, applies the redirect rules, runs the guards, then the queries in
 * parallel. Redirects to `/` when the page is not found. Throws `CallFailure` when required data fails. Cookies to set are left in the context's jar.
 */
export async function loadPage(options: Options, url: URL, context: CallContext): Promise<LoadedPage> {
  const { client, redirects } = options
  const resolved = client.resolveRoute({ routes: client.routes, redirects }, url)
  if (resolved.type === 'redirect') return resolved
  if (resolved.type === 'notFound') return notFound(null, client)
  const { match } = resolved
  const hadSession = context.jar.get('session') !== undefined
  try {
    return await loadMatchedPage(options, match, url, context)
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error
    if (error.code === 'ERR_NOT_FOUND') return notFound(match, client)
    if (error.code !== 'ERR_UNAUTHENTICATED' || !hadSession) throw error
  }
  // the back end has ended the session: load the page as a guest
  const userId = context.jar.get('userId') ?? ''
  context.jar.clear(...sessionCookies)
  const [page] = await Promise.all([loadMatchedPage(options, match, url, context), logExpiry(options.site, userId, url, context)])
  return page.type === 'page' ? { ...page, payload: { notice: 'sessionEnded', ...page.payload } } : page
}

/** The log of the back end; without it the page is the same. */
async function logExpiry({ execute, log }: SiteServices, userId: string, { pathname }: URL, context: CallContext): Promise<void> {
  try {
    await execute('session.logExpiry', { body: { userId, from_route: pathname, datetime: new Date().toISOString() } }, context)
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error
    log.warn({ code: error.code, reference: context.requestId }, 'the end of a session was not logged')
  }
}

async function loadMatchedPage({ site, client, build }: Options, match: RouteMatch, url: URL, context: CallContext): Promise<LoadedPage> {
  const { route, params } = match
  const { queries: queriesOf, textGroups, forms = [], config = [], canonicalHref } = client.serverRouteOf(route)
  const loggedIn = context.jar.get('session') !== undefined
  const visible = (queries: readonly RouteQuery[]) => queries.filter(({ playersOnly }) => loggedIn || !playersOnly)
  const [menus, { data: sharedData }, contentExists] = await Promise.all([
    loadMenus(site, context),
    runQueries(site, visible(client.sharedQueries), context),
    route.contentSlug ? hasContent(site, route.contentSlug(params), context) : undefined,
  ])
  const profile = sharedData[callKey('session.profile', {})] as Profile | undefined // parsed by the call's schema
  const { userDevice: device } = context
  const guardResult = client.runGuards({
    ...match,
    path: url.pathname,
    query: url.searchParams,
    loggedIn,
    withdrawalOnly: profile?.withdrawalOnly === true,
    sessionEnded: context.jar.removes('session'),
    device,
    menu: menus,
    contentExists,
    playerType: profile?.playerType,
  })
  if (guardResult.type === 'notFound') return notFound(match, client)
  if (guardResult.type === 'redirect') return guardResult
  await setGuardCookies(site, context, guardResult.cookies ?? {})
  const search = url.search.slice(1)
  const [{ data, status }, { value, themes, formTexts }, seo, texts] = await Promise.all([
    runQueries(site, visible(queriesOf(params, search)), context),
    loadPageContext(site, context, menus as VisitorMenus, {
      formNames: forms,
      configKeys: [...client.sharedConfig, ...config],
      hasWallpaper: route.wallpaper !== 'hidden',
      withdrawalOnly: profile?.withdrawalOnly === true,
    }),
    loadSeo(site, decodeAddressPart(url.pathname) ?? url.pathname, context),
    site.loadTexts(),
  ])
  const redirectTo = resolveLoginRedirect(route.name, url, context)
  const notice = noticeOf(context.jar, url.pathname)
  if (notice) context.jar.clear('notice')
  const { breadcrumbs, article, ...tags } =
    status === 404
      ? { ...unnamedPage, title: texts.lookupText('site.missing_title') ?? '{site}' }
      : status === 200 && seo
        ? seo
        : unnamedPage
  const withSiteName = (text: string) => insertSiteName(text, value.site)
  const payload: PagePayload = {
    build,
    path: url.pathname,
    search,
    seo: {
      ...tags,
      ...(status !== 200 && { robots: 'noindex,follow' }),
      title: withSiteName(tags.title),
      description: withSiteName(tags.description || (texts.lookupText('seo.site_description') ?? '')),
    },
    texts: texts.compileMessages([...new Set([...client.sharedTextGroups, ...textGroups, ...formTexts])], themes.textKeys),
    data: { ...sharedData, ...data },
    context: value,
    ...(redirectTo !== null && { redirectTo }),
    ...(notice && { notice }),
  }
  const metadata: DocumentMetadata = {
    canonicalHref: canonicalHref?.(params, search) ?? url.pathname,
    breadcrumbs: breadcrumbs.map(({ name, path }) => ({ name: withSiteName(name), path })),
    article: article && { ...article, headline: withSiteName(article.headline) },
  }
  return { type: 'page', status, payload, match, themeCss: themes.css, metadata }
}

/**
 * Saves the redirect path of the login page in a cookie; returns it on the page after the identity provider. The page that it has led to
 * clears it.
 */
function resolveLoginRedirect(route: string, url: URL, { jar }: CallContext): string | null {
  if (route === 'log-ind') {
    const requestedPath = sameOriginPath(url.searchParams.get('redirect'))
    if (requestedPath) jar.set('redirect', requestedPath)
    else if (jar.get('redirect')) jar.clear('redirect')
    return null
  }
  if (route === 'loginsuccess') return sameOriginPath(jar.get('redirect'))
  if (jar.get('session') && jar.get('redirect')) jar.clear('redirect')
  return null
}

interface QueryResults {
  data: Record<string, unknown>
  /** 200, or the status of a failure that the screen shows. */
  status: number
}

async function runQueries(site: SiteServices, queries: readonly RouteQuery[], context: CallContext): Promise<QueryResults> {
  let status = 200
  const entries = await Promise.all(
    queries.map(async ({ key, name, input, required, missingShown }) => {
      try {
        return [[key, (await site.execute(name, input, context)).data] as const]
      } catch (error) {
        if (!(error instanceof CallFailure) || required || error.code === 'ERR_UNAUTHENTICATED') throw error
        if (missingShown) {
          status = httpStatusByErrorCode[error.code]
          if (error.code === 'ERR_NOT_FOUND' || error.code === 'ERR_VALIDATION') return [[key, null] as const]
        }
        site.log.warn(
          { call: name, code: error.code, reason: error.details.reason, reference: context.requestId },
          'query failed, page rendered without its data',
        )
        return missingShown ? [[key, null] as const] : [] // otherwise the screen repeats the query and shows the error
      }
    }),
  )
  return { data: Object.fromEntries(entries.flat()), status }
}

async function hasContent(site: SiteServices, name: string, context: CallContext): Promise<boolean> {
  try {
    await site.execute('content.mainContent', { body: { name } }, context)
    return true
  } catch (error) {
    if (error instanceof CallFailure && error.code === 'ERR_NOT_FOUND') return false
    throw error
  }
}

/** SEO of a path, decoded; null if the CMS has none. */
export async function loadSeo(site: SiteServices, slug: string, context: CallContext): Promise<Seo | null> {
  try {
    return (await site.execute('content.seo', { body: { slug } }, context)).data
  } catch (error) {
    if (error instanceof CallFailure && error.code === 'ERR_NOT_FOUND') return null
    throw error
  }
}
