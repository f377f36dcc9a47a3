import { z } from 'zod'
import { siteCall } from '../api/contract.ts'
import { emailSchema } from '../api/entities/contact.ts'
import { messageLimits } from './constants.ts'

/** Text of one line: it becomes the subject of a mail, where a line break begins another header. */
const lineSchema = (limit: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(limit)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u)

/** Calls of the contact form, without a login. */
export const contactCalls = {
  /**
   * A token that one message within `validSeconds` needs. The stand-in's own check that the sender is a human: with a site key of a provider
   * (`recaptcha` of the system configuration) the token comes from there, and this is not called.
   */
  humanToken: siteCall('contact.humanToken', {
    access: 'public',
    rateLimit: 'message',
    response: z.object({ token: z.string().min(1).max(messageLimits.recaptcha), validSeconds: z.number().int().positive() }),
  }),
  /** Sends a message to the support. ERR_VALIDATION names `recaptcha` when its token is unknown, used or too old. */
  send: siteCall('contact.send', {
    access: 'public',
    rateLimit: 'message',
    body: z.object({
      name: lineSchema(messageLimits.name),
      email: emailSchema,
      userId: lineSchema(messageLimits.userId),
      message: z.string().trim().min(1).max(messageLimits.message),
      recaptcha: z.string().min(1).max(messageLimits.recaptcha),
    }),
    response: z.object({}).default({}),
  }),
}
