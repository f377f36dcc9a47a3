import { z } from 'zod'
import { jsonTextSchema, oreSchema } from '../../api/scalars.ts'
import { kroner } from '../../format/money.ts'
import { defineValue, integer } from './defineValue.ts'

/** Ids of game categories in the order of their tabs. */
const categories = jsonTextSchema(z.array(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)).max(12))

/** Lists of games, consent, measurement and builds. */
export const siteValues = {
  tableCategories: defineValue({
    name: 'BordspilCategory',
    schema: categories,
    fallback: [],
    form: 'JSON: up to twelve ids of categories',
    example: '["kortspil","roulette"]',
    effect: 'Categories offered above the table games, in this order. Empty: all.',
    readers: ['page'],
  }),
  liveCategories: defineValue({
    name: 'LiveCategories',
    schema: categories,
    fallback: [],
    form: 'JSON: up to twelve ids of categories',
    example: '["live-roulette"]',
    effect: 'Categories offered above the live casino, in this order. Empty: all.',
    readers: ['page'],
  }),
  /** `from`: øre; `hours`: their greatest age; `count`: fewer are not shown. */
  latestWins: defineValue({
    name: 'latestWins',
    schema: jsonTextSchema(
      z.object({
        from: oreSchema.min(kroner(100)),
        hours: z.number().int().min(1).max(168),
        count: z.number().int().min(1).max(20),
      }),
    ),
    fallback: { from: kroner(500), hours: 24, count: 5 },
    form: 'JSON: from, an amount in øre from 10000; hours, 1 to 168; count, 1 to 20',
    example: '{"from":100000,"hours":12,"count":6}',
    effect:
      'Which wins the lobby and the list of wins show: the smallest, the oldest, and how many there must be. With fewer, none is shown.',
    readers: ['page', 'platform'],
  }),
  /** Days that an answer to the marketing consent is remembered. */
  marketingConsent: defineValue({
    name: 'marketingNotification',
    schema: jsonTextSchema(
      z
        .object({ active: z.boolean(), expiry: z.number().int().min(1).max(365) })
        .transform(({ active, expiry }) => ({ active, expiryDays: expiry })),
    ),
    fallback: { active: true, expiryDays: 1 },
    form: 'JSON: active, true or false, and expiry in whole days, 1 to 365',
    example: '{"active":true,"expiry":1}',
    effect: 'Whether players are asked for marketing consent, and after how many days they may be asked again.',
    readers: ['page'],
  }),
  /** Null: no tag manager. It loads nothing without consent either way. */
  tagManagerId: defineValue({
    name: 'tagManagerId',
    schema: z
      .string()
      .trim()
      .regex(/^(GTM-[A-Z0-9]{4,12})?$/, 'expected GTM-XXXX')
      .transform((id) => id || null),
    fallback: null,
    form: 'GTM- and four to twelve capital letters or digits; may be empty',
    example: 'GTM-AB12CD',
    effect: 'Tag manager that is loaded after consent to statistics or marketing. Empty: none.',
    readers: ['page', 'site server'],
  }),
  consentVersion: defineValue({
    name: 'consentVersion',
    schema: integer(1, 999_999),
    fallback: 1,
    form: 'Whole number, 1 to 999999',
    example: '2',
    effect: 'Version of the cookie texts. Raised when their meaning changes: every visitor is then asked again.',
    readers: ['page', 'site server'],
  }),
  consentScriptDelaySeconds: defineValue({
    name: 'consentScriptDelaySeconds',
    schema: integer(0, 120),
    fallback: 15,
    form: 'Whole number of seconds, 0 to 120',
    example: '15',
    effect: 'How long after the document what the consent allows is loaded at the earliest. The question itself waits for the page only.',
    readers: ['page'],
  }),
  pageViewEvent: defineValue({
    name: 'pageViewEvent',
    schema: z.string().regex(/^[a-z][a-z0-9_-]{0,39}$/, 'expected lower-case letters, digits, - and _'),
    fallback: 'content-view',
    form: 'Lower-case letters, digits, - and _',
    example: 'content-view',
    effect: 'Name of the event that the tag manager receives for each page.',
    readers: ['page'],
  }),
  buildPollSeconds: defineValue({
    name: 'buildPollSeconds',
    schema: integer(30, 86_400),
    fallback: 300,
    form: 'Whole number of seconds, 30 to 86400',
    example: '300',
    effect: 'Time between two questions whether a newer build is deployed.',
    readers: ['page'],
  }),
}
