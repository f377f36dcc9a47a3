import { createQueryHook } from '../api/createQueryHook.ts'

export const useArticleQuery = createQueryHook('news.detail')
export const useNewsQuery = createQueryHook('news.list')
