/** The states of payments and rounds that a list can be limited to. Apart from `calls.ts`, whose schemas the browser does not import. */
export const statusFilters = ['all', 'implemented', 'initiated', 'reversed'] as const
export type StatusFilter = (typeof statusFilters)[number]
