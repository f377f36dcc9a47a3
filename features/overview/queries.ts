import { createQueryHook } from '../api/createQueryHook.ts'

export const useResultsQuery = createQueryHook('overview.results')
