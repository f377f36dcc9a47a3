import { paths } from '@casino/features/navigation/paths'
import type { UnsubscribeKind } from '@casino/features/unsubscribe/model'
import type { Route } from '../routeTypes.ts'
import { routeGuards } from './routeGuards.ts'

const unsubscribeRoute = (path: string, kind: UnsubscribeKind): Route => ({
  name: path.slice(1),
  path,
  guards: routeGuards.unsubscribe,
  access: 'public',
  loadPage: async () => {
    const { UnsubscribePage } = await import('@casino/features/unsubscribe/UnsubscribePage')
    // keyed: the three pages are one component
    return ({ search }) => <UnsubscribePage key={kind} kind={kind} id={new URLSearchParams(search).get('id')} />
  },
  header: 'shown',
  measured: false,
  server: import.meta.env.SSR && { queries: () => [], textGroups: ['unsubscribe'], cache: 'never' },
})

/** Where the links of mails and text messages lead. */
export const unsubscribeRoutes: readonly Route[] = [
  unsubscribeRoute(paths.unsubscribeEmail, 'email'),
  unsubscribeRoute(paths.unsubscribeSms, 'sms'),
  unsubscribeRoute(paths.unsubscribeBrand, 'brand'),
]
