import { z } from 'zod'
import { gameSchema } from './game.ts'

const link = z.object({ text: z.string(), url: z.string() })
const picture = z.object({ src: z.string(), width: z.number().int(), height: z.number().int(), alt: z.string() })

/** A block of a composed page. Texts are the CMS's own Danish sentences. */
export const blockSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('hero'),
    title: z.string(),
    text: z.string(),
    /** `theme` names a server-configured button theme. */
    primary: link.extend({ theme: z.string() }),
    secondary: link.nullable(),
    /** Essential terms with a worked example, shown where the offer is first shown. */
    terms: z.string(),
    termsLink: link.nullable(),
    /** One landscape a brand. */
    image: z.object({ nordlys: picture, strand: picture }),
  }),
  z.object({
    type: z.literal('games'),
    title: z.string(),
    more: link.nullable(),
    shape: z.enum(['poster', 'wide']),
    games: z.array(gameSchema),
  }),
  z.object({ type: z.literal('jackpots'), title: z.string(), more: link.nullable(), games: z.array(gameSchema) }),
  z.object({ type: z.literal('prose'), html: z.string() }),
])
export type Block = z.output<typeof blockSchema>

export const mainContentSchema = z.object({ name: z.string(), title: z.string(), blocks: z.array(blockSchema) })
export type MainContent = z.output<typeof mainContentSchema>
