import { paths } from '@casino/features/navigation/paths'
import type { RedirectRule } from '../redirectRules.ts'

/**
 * Addresses that lead to another one. The build writes them to `builds/meta/{buildId}.json`, where server and browser read them; it refuses
 * rules that `parseRedirectRules` refuses.
 */
export const redirectRules: readonly RedirectRule[] = [
  // the lobby's content is no page of its own
  { from: '/home', to: paths.home },
  { from: '/contents/home', to: paths.home },
]
