import { z } from 'zod'
import { filmPathSchema } from './address.ts'
import { brandImagesSchema, optionalLinkSchema, slugSchema } from './content.ts'

/** Where a popup is shown: `welcome` in a player's first session, the others on the page of that name and the pages below it. */
export const popupCategories = ['welcome', 'home', 'slots', 'live', 'tables', 'jackpots'] as const

/** Fields of every popup (specification, *Popup content*). Texts are Danish, from the CMS; `{site}` is the name of the brand, `{firstName}` the player's. */
const popupFields = {
  /** Short, because the cookie of closed popups lists it. */
  id: slugSchema.max(24),
  title: z.string().min(1).max(80),
  detail: z.string().max(400),
  /** Whether it is published. */
  status: z.boolean(),
  category: z.enum(popupCategories),
  link: optionalLinkSchema.default(null),
}

const filmSchema = z.object({
  title: z.string().min(1),
  poster: brandImagesSchema,
  /** The preferred format first. */
  sources: z.array(z.object({ src: filmPathSchema, type: z.enum(['video/webm', 'video/mp4']) })).min(1),
  captions: filmPathSchema,
})

/** A popup of the CMS: one picture, or one of the two banner types of the specification. */
export const popupSchema = z.discriminatedUnion('type', [
  z.object({ ...popupFields, type: z.literal('Image'), image: brandImagesSchema }),
  z.object({ ...popupFields, type: z.literal('Video Banner'), film: filmSchema }),
  z.object({
    ...popupFields,
    type: z.literal('Image Slider'),
    slides: z
      .array(z.object({ image: brandImagesSchema, text: z.string().default('') }))
      .min(1)
      .max(6),
  }),
])
export type PopupContent = z.output<typeof popupSchema>
