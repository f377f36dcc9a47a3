import { nameSite } from '@casino/features/config'
import type { Profile } from '@casino/features/session/calls'
import { sameSitePath } from '@casino/features/session/paths'
import type { PagePayload, Seo } from '../../client/payload.ts'
import type { View } from '../../client/view.ts'
import type { CallContext } from '../calls/context.ts'
import { sessionCookies } from '../calls/cookie-calls.ts'
import { Failure } from '../calls/failure.ts'
import type { Site } from '../site.ts'
import { loadMenus, loadPageContext, type Menus } from './page-context.ts'

/** The server entry of the client, from the built bundle or the development server. */
export type ClientModule = typeof import('../../client/entry-server.tsx')
type Match = View['match']
type Need = ReturnType<Match['route']['data']>[number]

export type LoadedPage =
  | { readonly type: 'page'; readonly payload: PagePayload; readonly match: Match; readonly themeCss: string }
  | { readonly type: 'redirect'; readonly to: string }

interface Options {
  readonly site: Site
  readonly client: ClientModule
  readonly build: string
}
const home: LoadedPage = { type: 'redirect', to: '/' }

/**
 * Loads everything that a page is rendered from: runs the guards, then the queries in parallel. Redirects to `/` when the page is not found.
 * Throws `CallFailure` when required data fails. Cookies to set are left in the context's jar.
 */
export async function loadPage(options: Options, url: URL, context: CallContext): Promise<LoadedPage> {
  const match = options.client.matchRoute(options.client.routes, url.pathname)
  if (!match) return home
  const hadSession = context.jar.get('session') !== undefined
  try {
    return await loadMatch(options, match, url, context)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    if (error.code === 'ERR_NOT_FOUND') return home
    if (error.code !== 'ERR_UNAUTHENTICATED' || !hadSession) throw error
  }
  // the back end has ended the session: load the page as a guest
  context.jar.clear(...sessionCookies)
  return loadMatch(options, match, url, context)
}

async function loadMatch({ site, client, build }: Options, match: Match, url: URL, context: CallContext): Promise<LoadedPage> {
  const { route, params } = match
  const loggedIn = context.jar.get('session') !== undefined
  const [menus, profile, contentExists] = await Promise.all([
    loadMenus(site, context),
    loggedIn ? site.execute('session.profile', {}, context) : null,
    route.content ? exists(site, route.content(params), context) : undefined,
  ])
  const playerType = (profile?.data as Profile | undefined)?.playerType // parsed by the call's schema
  const { userDevice: device } = context
  const guarded = client.runGuards({
    ...match,
    path: url.pathname,
    query: url.searchParams,
    loggedIn,
    device,
    menu: menus,
    contentExists,
    playerType,
  })
  if (guarded.type === 'notFound') return home
  if (guarded.type === 'redirect') return guarded
  for (const [name, value] of Object.entries(guarded.keep ?? {})) {
    const cookie = name as 'btag' | 'playerType' // the cookie names that guards may set
    if (context.jar.get(cookie) !== value) context.jar.set(cookie, value)
  }
  const search = url.search.slice(1)
  const needs = [...client.sharedData, ...route.data(params, search)].filter(({ player }) => loggedIn || !player)
  const [data, { value, themes, formTexts }, seo, texts] = await Promise.all([
    loadData(site, needs, context),
    loadPageContext(site, context, menus as Menus, route.forms ?? []),
    loadSeo(site, route.seo?.(params) ?? url.pathname, context),
    site.texts(),
  ])
  const redirectTo = keepRedirect(route.name, url, context)
  const formLost = context.jar.get('formLost') !== undefined
  if (formLost) context.jar.clear('formLost')
  const payload: PagePayload = {
    build,
    path: url.pathname,
    search,
    seo: seo
      ? { ...seo, title: nameSite(seo.title, value.site), description: nameSite(seo.description, value.site) }
      : { title: value.site.name, description: '', robots: 'index,follow', image: null },
    texts: texts.compiled([...new Set([...client.sharedTexts, ...route.texts, ...formTexts])], themes.keys),
    data,
    context: value,
    ...(redirectTo !== null && { redirectTo }),
    ...(formLost && { formLost }),
  }
  return { type: 'page', payload, match, themeCss: themes.css }
}

/** Saves the redirect path of the login page in a cookie; returns it on the page after the identity provider. */
function keepRedirect(route: string, url: URL, { jar }: CallContext): string | null {
  if (route === 'log-ind') {
    const wanted = sameSitePath(url.searchParams.get('redirect'))
    if (wanted) jar.set('redirect', wanted)
    else if (jar.get('redirect')) jar.clear('redirect')
    return null
  }
  return route === 'loginsuccess' ? sameSitePath(jar.get('redirect')) : null
}

async function loadData(site: Site, needs: readonly Need[], context: CallContext): Promise<Record<string, unknown>> {
  const entries = await Promise.all(
    needs.map(async ({ key, name, input, required }) => {
      try {
        return [[key, (await site.execute(name, input, context)).data] as const]
      } catch (error) {
        if (!(error instanceof Failure) || required || error.code === 'ERR_UNAUTHENTICATED') throw error
        site.log.warn(
          { call: name, code: error.code, reason: error.details.reason, reference: context.requestId },
          'query failed, page rendered without its data',
        )
        return [] // the screen repeats the query and shows the error
      }
    }),
  )
  return Object.fromEntries(entries.flat())
}

async function exists(site: Site, name: string, context: CallContext): Promise<boolean> {
  try {
    await site.execute('config.mainContent', { body: { name } }, context)
    return true
  } catch (error) {
    if (error instanceof Failure && error.code === 'ERR_NOT_FOUND') return false
    throw error
  }
}

async function loadSeo(site: Site, slug: string, context: CallContext): Promise<Seo | null> {
  try {
    return (await site.execute('config.seo', { body: { slug } }, context)).data as Seo // parsed by the call's schema
  } catch (error) {
    if (error instanceof Failure && error.code === 'ERR_NOT_FOUND') return null
    throw error
  }
}
