import * as z from 'zod/mini'
import { contactShape } from '../forms/contactRules.ts'
import { messageLimits } from './constants.ts'

const filled = z.string('contact_us.required').check(z.trim(), z.minLength(1, 'contact_us.required'))
const required = (limit: number) => filled.check(z.maxLength(limit, 'validation.too_long'))

/** Form of a message; every field is required (specification, *Validation rules*). Messages are text keys. */
export const messageFormSchema = z.object({
  name: required(messageLimits.name),
  email: z.pipe(filled, contactShape.email),
  userId: required(messageLimits.userId),
  message: required(messageLimits.message),
  recaptcha: z.string('contact_us.recaptcha_required').check(z.minLength(1, 'contact_us.recaptcha_required')),
})
export type MessageInput = z.input<typeof messageFormSchema>
export type Message = z.output<typeof messageFormSchema>

/** Fields that a refusal of the server can name. */
export const messageFieldNames = ['name', 'email', 'userId', 'message', 'recaptcha'] as const satisfies readonly (keyof MessageInput)[]
