import { z } from 'zod'
import { siteCall } from '../api/contract.ts'
import { idSchema, instantSchema, nullableInstantSchema, optionalField } from '../api/scalars.ts'
import { entriesOf } from '../content/entities/address.ts'
import { optionalImageSchema, slugSchema } from '../content/entities/content.ts'
import { maxNewsPageSize } from './constants.ts'

/** An article in a list. Texts are Danish; instants in UTC. */
const newsItemSchema = z.object({
  newsId: idSchema,
  newsSlug: slugSchema,
  title: z.string(),
  /** One or two sentences. */
  subLine: optionalField(z.string(), ''),
  /** Landscape; null without one. */
  image: optionalImageSchema,
  /** Whether it is published: only those are asked for. */
  status: optionalField(z.boolean(), true),
  showArticleInNewsList: optionalField(z.boolean(), true),
  createDate: nullableInstantSchema.default(null),
  publicDate: instantSchema,
})
export type NewsItem = z.output<typeof newsItemSchema>

/** A page of the list; `data`, `currentPage` … are the names of the specification (*News pagination*). */
const newsListSchema = z.object({
  data: optionalField(entriesOf(newsItemSchema), []),
  currentPage: z.number().int().min(1),
  /** 0 of an empty list counts as 1. */
  lastPage: z
    .number()
    .int()
    .transform((page) => Math.max(1, page)),
  pageSize: z.number().int().min(1),
  totalRecords: z.number().int().min(0),
})
export type NewsList = z.output<typeof newsListSchema>

const newsDetailSchema = newsItemSchema.extend({
  /** HTML, which the site server sanitises. */
  body: z.string(),
  /** Whether the date of publication is shown. */
  showDateTime: optionalField(z.boolean(), true),
  createdBy: optionalField(z.string(), ''),
  updatedDate: nullableInstantSchema.default(null),
  updatedBy: optionalField(z.string(), null),
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
    /** A result other than 1 is an article that is not there (specification, *Error catalogue*). */
    codeOfRefusal: () => 'ERR_NOT_FOUND',
  }),
}
