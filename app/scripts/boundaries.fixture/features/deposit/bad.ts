import { limits } from '../limits/bad.ts' // red: features-apart

export const deposit = limits
