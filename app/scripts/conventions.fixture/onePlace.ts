// Read by `conventions.test.ts` only: every line marked red must be reported, every other one must pass.
import { CallError } from '@casino/features/api/errors'

export const isFailedCall = (error: unknown): boolean => error instanceof CallError /* red: call error */
export const isProgrammingError = (error: unknown): boolean => error instanceof TypeError

export function rewriteUrl(url: string): void {
  window.history.replaceState(null, '', url) /* red: history */
  history.pushState(null, '', url) /* red: history */
  window.history.back()
}
