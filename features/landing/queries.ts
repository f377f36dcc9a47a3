import { createQueryHook } from '../api/createQueryHook.ts'

export const useLandingQuery = createQueryHook('landing.detail')
