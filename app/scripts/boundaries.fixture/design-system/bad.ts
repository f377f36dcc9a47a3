import { limits } from '../features/limits/bad.ts' // red: design-system-below-features, public-face, layers-by-name

export const button = limits
