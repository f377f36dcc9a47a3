import { z } from 'zod'
import { siteCall } from '../api/contract.ts'
import { instantSchema, nullableInstantSchema } from '../api/scalars.ts'
import { entriesOf } from '../content/entities/address.ts'
import { imageSchema, slugSchema } from '../content/entities/content.ts'
import { maxNewsPageSize } from './constants.ts'

/** An article in a list. Texts are Danish; instants in UTC. */
const newsItemSchema = z.object({
  newsId: z.string(),
  newsSlug: slugSchema,
  title: z.string(),
  /** One or two sentences. */
  subLine: z.string(),
  /** Landscape; null without one. */
  image: imageSchema.nullable().default(null),
  /** Whether it is published. */
  status: z.boolean(),
  showArticleInNewsList: z.boolean(),
  createDate: instantSchema,
  publicDate: instantSchema,
})
export type NewsItem = z.output<typeof newsItemSchema>

/** A page of the list; `data`, `currentPage` … are the names of the specification (*News pagination*). */
const newsListSchema = z.object({
  data: entriesOf(newsItemSchema),
  currentPage: z.number().int().min(1),
  lastPage: z.number().int().min(1),
  pageSize: z.number().int().min(1),
  totalRecords: z.number().int().min(0),
})
export type NewsList = z.output<typeof newsListSchema>

const newsDetailSchema = newsItemSchema.extend({
  /** HTML, which the site server sanitises. */
  body: z.string(),
  /** Whether the date of publication is shown. */
  showDateTime: z.boolean(),
  createdBy: z.string(),
  updatedDate: nullableInstantSchema.default(null),
  updatedBy: z.string().nullable().default(null),
  deleteDate: nullableInstantSchema.default(null),
})
export type NewsDetail = z.output<typeof newsDetailSchema>

/** Calls of the news: published articles, newest first. */
export const newsCalls = {
  /** A page after the last one is empty. */
  list: siteCall('news.list', {
    access: 'public',
    cacheSeconds: 30,
    body: z.object({
      PageSize: z.number().int().min(1).max(maxNewsPageSize),
      CurrentPage: z.number().int().min(1).max(1000),
      showArticleInNewsList: z.literal(true),
      status: z.literal(true),
    }),
    response: newsListSchema,
  }),
  /** Fails with ERR_NOT_FOUND for an article that is unknown, deleted or not yet published. */
  detail: siteCall('news.detail', {
    access: 'public',
    cacheSeconds: 30,
    body: z.object({ newsSlug: slugSchema.max(80) }),
    response: newsDetailSchema,
  }),
}
