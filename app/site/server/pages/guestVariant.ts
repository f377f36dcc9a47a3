import type { Brand } from '@casino/features/content/siteSettings'
import { paths } from '@casino/features/navigation/paths'
import { brands, type ContrastMode } from '@casino/tokens/brands'
import { type PageNotice, pageNotices } from '../../client/payload.ts'
import type { Route } from '../../client/routeTypes.ts'
import type { RouteView } from '../../client/routeView.ts'
import type { CallContext } from '../calls/callContext.ts'
import type { CookieJar } from '../cookies.ts'

/** Everything of a visitor that a guest page depends on. */
export interface GuestVariant {
  /** Undefined: the site's default brand. */
  brand: Brand | undefined
  contrast: ContrastMode
  notice: PageNotice | undefined
  /** Only of a route for one device. */
  device: CallContext['userDevice'] | undefined
}

/** The brand that a visitor has chosen; undefined without one, and for a name that is no brand. */
export function chosenBrand(jar: CookieJar): Brand | undefined {
  const name = jar.get('brand')
  return brands.find((brand) => brand === name)
}

/** The contrast that a visitor has chosen. */
export const contrastOf = (jar: CookieJar): ContrastMode => (jar.get('contrast') === 'more' ? 'more' : 'normal')

/** The notice that a page shows; only the front page tells that another was not found. */
export function noticeOf(jar: CookieJar, path: string): PageNotice | undefined {
  const value = jar.get('notice')
  return pageNotices.find((notice) => notice === value && (notice === 'formLost' || path === paths.home))
}

/** The variant of a visitor. A cookie value that no page depends on leads to the variant of a visitor without cookies. */
export const guestVariantOf = (
  { jar, userDevice }: Pick<CallContext, 'jar' | 'userDevice'>,
  path: string,
  { device }: Pick<Route, 'device'>,
): GuestVariant => ({
  brand: chosenBrand(jar),
  contrast: contrastOf(jar),
  notice: noticeOf(jar, path),
  device: device && userDevice,
})

interface GuestPageId {
  path: string
  /** Canonical, without the question mark. */
  search: string
  isPayload: boolean
  variant: GuestVariant
}

/** Cache key of a guest page: everything that the page may depend on. */
export const guestPageKey = ({ path, search, isPayload, variant: { brand, contrast, notice, device } }: GuestPageId): string =>
  JSON.stringify([path, search, isPayload, brand, contrast, notice, device])

/** Whether there is only one such page in the route table: its path has no params and its query is empty. */
export const isFixedPage = ({ route }: RouteView['match'], path: string, search: string): boolean => route.path === path && search === ''
