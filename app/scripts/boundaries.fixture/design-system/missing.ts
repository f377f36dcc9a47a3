import { gone } from './gone.ts' // red: resolvable

export const missing = gone
