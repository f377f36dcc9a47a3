import { createQueryHook } from '../api/createQueryHook.ts'

export const useMainContentQuery = createQueryHook('content.mainContent')
export const useSearchPagesQuery = createQueryHook('content.searchPages')
export const useContentPopupsQuery = createQueryHook('content.popups')
