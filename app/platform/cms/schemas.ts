import { configCalls } from '@casino/features/config/calls'
import { heroSchema, linkSchema } from '@casino/features/config/entities/content'
import { gameKinds } from '@casino/features/config/entities/game'
import { catalogue } from '@casino/features/config/texts'
import { gameSorts } from '@casino/features/games/calls'
import { z } from 'zod'

/** Which games of the catalogue a rail shows; filled when the page is asked for. */
export const gameSourceSchema = z.strictObject({
  kind: z.enum(gameKinds).optional(),
  category: z.string().optional(),
  provider: z.string().optional(),
  sort: z.enum(gameSorts),
  limit: z.number().int().min(1).max(40),
})
export type GameSource = z.output<typeof gameSourceSchema>

/** A composed page as it is seeded: the blocks of the wire, with a source where those have games. */
export const homeSchema = z.object({
  title: z.string().min(1),
  blocks: z.array(
    z.discriminatedUnion('type', [
      heroSchema,
      z.strictObject({
        type: z.literal('games'),
        title: z.string().min(1),
        more: linkSchema.nullable(),
        shape: z.enum(['poster', 'wide']),
        source: gameSourceSchema,
      }),
      z.strictObject({
        type: z.literal('jackpots'),
        title: z.string().min(1),
        more: linkSchema.nullable(),
        limit: z.number().int().min(1).max(12),
      }),
    ]),
  ),
})
export type HomeBlock = z.output<typeof homeSchema>['blocks'][number]

/** Content pages by slug; the HTML of each lies in `pages/{slug}.html`. */
export const pagesSchema = z.record(
  z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a slug is small letters, digits and hyphens'),
  z.strictObject({ title: z.string().min(1), description: z.string().min(1).max(170) }),
)

const template = z.string().min(1)
export const seoSchema = z.strictObject({
  /** By path of the route. */
  pages: z.record(
    z.string().startsWith('/'),
    z.strictObject({ title: z.string().min(1).max(70), description: z.string().min(1).max(170), robots: z.string().optional() }),
  ),
  /** Of content pages; `{title}` stands for the page's. */
  content: z.strictObject({ title: template }),
  /** Of game pages; `{name}`, `{provider}` and `{description}` stand for the game's. */
  game: z.strictObject({ title: template, description: template }),
})

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
export const systemConfigSchema = z.array(
  z
    .strictObject({
      name: z.string().min(1),
      type: z.enum(['text', 'number', 'json']),
      value: z.string(),
      isPublic: z.boolean().default(true),
    })
    .refine(({ type, value }) => type !== 'json' || isJson(value), { message: 'the value is not JSON', path: ['value'] })
    .refine(({ type, value }) => type !== 'number' || Number.isFinite(Number(value)), {
      message: 'the value is not a number',
      path: ['value'],
    }),
)

/** Sentences that replace those of the built-in catalogue. A key that no screen knows is a slip and refused. */
export const translationsSchema = z.record(z.string(), z.record(z.string(), z.string())).superRefine((groups, context) => {
  const known: Readonly<Record<string, Readonly<Record<string, string>>>> = catalogue
  for (const [group, texts] of Object.entries(groups))
    for (const key of Object.keys(texts))
      if (known[group]?.[key] === undefined)
        context.addIssue({ code: 'custom', path: [group, key], message: 'no such text in the catalogue' })
})

export const siteSchema = configCalls.siteInfo.answer.omit({ serverTime: true })
export const menuSchema = configCalls.menu.answer
export const imagesSchema = configCalls.images.answer
