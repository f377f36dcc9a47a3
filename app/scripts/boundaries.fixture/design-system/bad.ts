import { limits } from '../features/limits/bad.ts'

export const button = limits
