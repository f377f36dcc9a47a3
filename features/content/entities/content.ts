import { brands } from '@casino/tokens/brands'
import { z } from 'zod'
import { gameSchema } from '../../api/entities/game.ts'

/** A CMS link: a path on this site or an absolute URL. */
export const linkSchema = z.object({ text: z.string(), url: z.string() })
/** An image with its intrinsic size, to avoid layout shift. */
export const imageSchema = z.object({ src: z.string(), width: z.number().int(), height: z.number().int(), alt: z.string() })

export const brandSchema = z.enum(brands)

/** The hero campaign of a page. */
export const heroSchema = z.object({
  type: z.literal('hero'),
  /** A welcome offer is for guests. */
  audience: z.enum(['everyone', 'guests', 'players']).default('everyone'),
  title: z.string(),
  text: z.string(),
  /** `theme` names a server-configured button theme. */
  primary: linkSchema.extend({ theme: z.string() }),
  secondary: linkSchema.nullable(),
  /** Essential terms with a worked example, shown where the offer is first shown; empty without an offer. */
  terms: z.string(),
  termsLink: linkSchema.nullable(),
  /** A background image for every brand. */
  image: z.record(brandSchema, imageSchema),
})

/** A block of a composed page. Texts are Danish, from the CMS. */
export const blockSchema = z.discriminatedUnion('type', [
  heroSchema,
  z.object({
    type: z.literal('games'),
    title: z.string(),
    more: linkSchema.nullable(),
    shape: z.enum(['poster', 'wide']),
    games: z.array(gameSchema),
  }),
  z.object({ type: z.literal('jackpots'), title: z.string(), more: linkSchema.nullable(), games: z.array(gameSchema) }),
  z.object({ type: z.literal('prose'), html: z.string() }),
])
export type ContentBlock = z.output<typeof blockSchema>

export const mainContentSchema = z.object({ name: z.string(), title: z.string(), blocks: z.array(blockSchema) })
export type MainContent = z.output<typeof mainContentSchema>
