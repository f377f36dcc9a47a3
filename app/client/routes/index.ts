import type { TextGroup } from '@casino/features/config/texts'
import { checkGuardNames } from '../guards/index.ts'
import { type DataNeed, need } from '../needs.ts'
import type { Route } from '../route-types.ts'
import { accountRoutes } from './account.tsx'
import { contentRoutes } from './content.tsx'
import { gameRoutes } from './games.tsx'
import { identityRoutes } from './identity.tsx'

/** THE route table, the same for the own server and the browser. The first match wins; the catch-all is last. */
export const routes: readonly Route[] = [...identityRoutes, ...accountRoutes, ...gameRoutes, ...contentRoutes]
checkGuardNames(routes)

/** Texts of every page: shell, menus, buttons, errors. */
export const sharedTexts: readonly TextGroup[] = [
  'menu',
  'btn',
  'label',
  'modal',
  'error',
  'shell',
  'site',
  'keywords',
  'unit',
  'condition',
  'authentication',
]

/** What the shell reads on every page. */
export const sharedData: readonly DataNeed[] = [
  need('session.profile', {}, { player: true }),
  need('session.summary', {}, { player: true }),
]
