import { limits } from '../limits/bad.ts'

export const deposit = limits
