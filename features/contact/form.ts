import * as z from 'zod/mini'
import { contactShape } from '../forms/contactRules.ts'
import { messageLimits } from './constants.ts'
import { containsSecretNumber } from './secretNumber.ts'

type RequiredKey = `contact_us.${'name' | 'email' | 'message'}_required`
const filled = (key: RequiredKey) => z.string(key).check(z.trim(), z.minLength(1, key))
const required = (key: RequiredKey, limit: number) => filled(key).check(z.maxLength(limit, 'validation.too_long'))

const withoutSecret = z.refine<string>((text) => !containsSecretNumber(text), 'validation.secret_number')

/**
 * Form of a message. Every field is required (specification, *Validation rules*) but the user id: a guest has none, and a locked player
 * cannot look it up. Messages are text keys.
 */
export const messageFormSchema = z.object({
  name: required('contact_us.name_required', messageLimits.name).check(withoutSecret),
  email: z.pipe(filled('contact_us.email_required'), contactShape.email),
  userId: z.string('contact_us.required').check(z.trim(), z.maxLength(messageLimits.userId, 'validation.too_long')),
  message: required('contact_us.message_required', messageLimits.message).check(withoutSecret),
  recaptcha: z.string('contact_us.recaptcha_required').check(z.minLength(1, 'contact_us.recaptcha_required')),
})
export type MessageInput = z.input<typeof messageFormSchema>
export type Message = z.output<typeof messageFormSchema>

/** Fields that a refusal of the server can name. */
export const messageFieldNames = ['name', 'email', 'userId', 'message', 'recaptcha'] as const satisfies readonly (keyof MessageInput)[]
