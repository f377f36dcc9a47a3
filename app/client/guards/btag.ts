import { campaignCookies } from '@casino/features/registration/campaignTags'
import type { Guard } from './types.ts'

/** Stores the tags of partner and campaign that the URL names in cookies, for the registration form (specification, *Registration form*). */
export const btag: Guard = ({ query }) => ({ type: 'continue', cookies: campaignCookies(query) })
