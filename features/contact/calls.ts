import { z } from 'zod'
import { siteCall } from '../api/contract.ts'
import { emailSchema } from '../api/entities/contact.ts'
import { messageLimits } from './constants.ts'
import { containsSecretNumber } from './secretNumber.ts'

/** Text of one line: it becomes the subject of a mail, where a line break begins another header. */
const lineSchema = (limit: number) =>
  z
    .string()
    .trim()
    .max(limit)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u)
const hasNoSecret = (text: string) => !containsSecretNumber(text)

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
  /**
   * Sends a message to the support. ERR_VALIDATION names `recaptcha` when its token is unknown, used or too old, and a field that may contain
   * a CPR or card number. `userId` is empty for a guest.
   */
  send: siteCall('contact.send', {
    access: 'public',
    rateLimit: 'message',
    body: z.object({
      name: lineSchema(messageLimits.name).min(1).refine(hasNoSecret, 'validation.secret_number'),
      email: emailSchema,
      userId: lineSchema(messageLimits.userId).default(''),
      message: z.string().trim().min(1).max(messageLimits.message).refine(hasNoSecret, 'validation.secret_number'),
      recaptcha: z.string().min(1).max(messageLimits.recaptcha),
    }),
    response: z.object({}).default({}),
  }),
}
