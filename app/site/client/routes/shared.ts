import type { SystemConfigKey } from '@casino/features/content/systemConfig'
import type { TextGroup } from '@casino/features/content/texts'
import { type RouteQuery, routeQuery } from '../routeQueries.ts'

/** Text groups of every page: shell, menus, buttons, errors. */
export const sharedTextGroups: readonly TextGroup[] = [
  'menu',
  'btn',
  'label',
  'unit',
  'keywords',
  'modal',
  'welcome_popup',
  'error',
  'shell',
  'search',
  'site',
  'condition',
  'authentication',
  'consent',
]

/** System configuration of every page: what shell, entry and consent read. */
export const sharedConfig: readonly SystemConfigKey[] = [
  'minAge',
  'buildPollSeconds',
  'consentVersion',
  'consentScriptDelaySeconds',
  'tagManagerId',
  'pageViewEvent',
  'marketingConsent',
  'warningPopupMinutes',
]

/** Queries of the shell, on every page. */
export const sharedQueries: readonly RouteQuery[] = [
  routeQuery('session.profile', {}, { player: true }),
  routeQuery('session.summary', {}, { player: true }),
]
