import type { Route } from '../route-types.ts'

/** Pages of the CMS. */
export const contentRoutes: readonly Route[] = []
