import { brands } from '@casino/tokens/brands'
import { z } from 'zod'
import { gamesSchema } from '../../api/entities/game.ts'
import { winnerSchema } from '../../api/entities/winner.ts'
import { optionalField } from '../../api/scalars.ts'
import { entriesOf, imagePathSchema, linkAddressSchema, withFallback } from './address.ts'

/** Name of a content page or popup in addresses and cookies. */
export const slugSchema = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a slug consists of lower-case letters, digits and hyphens')

/** A CMS link: a path on this site, or an allowed address. */
const linkSchema = z.object({ text: z.string(), url: linkAddressSchema })
/** A CMS link; null without one, and for an address that is not allowed. */
export const optionalLinkSchema = withFallback(linkSchema.nullable(), null)
/** An image with its intrinsic size, to avoid layout shift. */
const imageFields = z.object({
  src: imagePathSchema,
  width: optionalField(z.number().int(), 1920),
  height: optionalField(z.number().int(), 1080),
  alt: optionalField(z.string(), ''),
})
/** As above; the specification shows only an address, of a picture of unknown size: 16 to 9 then, without a text. */
export const imageSchema = z.preprocess(
  (image: z.input<typeof imageFields> | string): unknown => (typeof image === 'string' ? { src: image } : image),
  imageFields,
)
/** An image; null without one. */
export const optionalImageSchema = optionalField(imageSchema, null)

export const brandSchema = z.enum(brands)

/** An image for every brand. */
export const brandImagesSchema = z.record(brandSchema, imageSchema)

/** The hero campaign of a page. */
export const heroSchema = z.object({
  type: z.literal('hero'),
  /** A welcome offer is for guests. `newPlayers` have never deposited; with the bonus chosen at registration they are `newPlayersWithBonus`. */
  audience: z.enum(['everyone', 'guests', 'players', 'newPlayers', 'newPlayersWithBonus', 'depositors']).default('everyone'),
  title: z.string(),
  text: z.string(),
  /** `theme` names a server-configured button theme. Null for an address that is not allowed. */
  primary: withFallback(linkSchema.extend({ theme: z.string() }).nullable(), null),
  secondary: optionalLinkSchema,
  /** Essential terms with a worked example, shown where the offer is first shown; empty without an offer. */
  terms: z.string(),
  /** The line that stands for the terms on phones, which fold the rest; empty without one: then they show the terms in full. */
  keyTerms: optionalField(z.string(), ''),
  termsLink: optionalLinkSchema,
  /** A background image for every brand. */
  image: brandImagesSchema,
})

/** A block of a composed page. Texts are Danish, from the CMS. */
export const blockSchema = z.discriminatedUnion('type', [
  heroSchema,
  z.object({
    type: z.literal('games'),
    title: z.string(),
    more: optionalLinkSchema,
    shape: z.enum(['poster', 'wide']),
    games: gamesSchema,
  }),
  z.object({ type: z.literal('jackpots'), title: z.string(), more: optionalLinkSchema, games: gamesSchema }),
  z.object({ type: z.literal('winners'), title: z.string(), more: optionalLinkSchema, winners: entriesOf(winnerSchema) }),
  z.object({ type: z.literal('prose'), html: z.string() }),
])
export type ContentBlock = z.output<typeof blockSchema>

export const mainContentSchema = z.object({
  name: optionalField(z.string(), ''),
  title: optionalField(z.string(), ''),
  blocks: optionalField(z.array(blockSchema), []),
})
export type MainContent = z.output<typeof mainContentSchema>
