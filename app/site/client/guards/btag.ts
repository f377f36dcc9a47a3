import { campaignCookies } from '@casino/features/registration/campaignTags'
import type { Guard, GuardContext, GuardCookies } from './types.ts'

/** The tags of partner and campaign that the URL names, and the landing page itself where the URL names no visit of it. */
export const visitCookies = ({ route, params, query }: Pick<GuardContext, 'route' | 'params' | 'query'>): GuardCookies => ({
  ...(route.landingLogId && { landingPage: route.landingLogId(params) }),
  ...campaignCookies(query),
})

/** Stores where a visitor comes from in cookies, for the registration form (specification, *Registration form*). */
export const btag: Guard = (context) => ({ type: 'continue', cookies: visitCookies(context) })
