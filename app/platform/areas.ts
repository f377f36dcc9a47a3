import type { AreaFactory } from './platform.ts'

/** Every area of the back end. Order is the order of seeding: an area may rely on the rows of those before it. */
export const areas: readonly AreaFactory[] = []
