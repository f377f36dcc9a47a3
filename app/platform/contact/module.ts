import { randomBytes } from 'node:crypto'
import { contactCalls } from '@casino/features/contact/calls'
import { PlatformError } from '@casino/shared/platformError'
import { bindHandlers } from '../core/handlers.ts'
import type { PlatformModuleFactory } from '../core/platformModule.ts'
import { useKeyOnce } from '../http/idempotency.ts'

type TokenIssue = 'expired' | 'failed'

/** Validity of a token, as long as reCAPTCHA's. */
const validSeconds = 120

/**
 * Messages of the contact form, sent to the simulated mail provider. Its check for a human sender is a stand-in: every caller gets a signed
 * token, valid for two minutes and one message.
 */
export const contactModule: PlatformModuleFactory = ({ keys }) => {
  const signed = (nonce: string, end: string): string => `${nonce}.${end}.${keys.keyedHash(`human-token ${nonce}.${end}`)}`

  const issueOf = (token: string, now: number): TokenIssue | null => {
    const [nonce = '', end = ''] = token.split('.')
    if (token !== signed(nonce, end)) return 'failed'
    return Number(end) <= now ? 'expired' : null
  }
  return {
    name: 'contact',
    calls: bindHandlers('contact', contactCalls, {
      humanToken: ({ now }) => ({
        token: signed(randomBytes(16).toString('hex'), String(now + validSeconds * 1000)),
        validSeconds,
      }),

      send: async ({ body: { name, email, userId, message, recaptcha }, sendMail, ...context }) => {
        const issue = issueOf(recaptcha, context.now)
        if (issue) throw tokenError(issue)
        if (!(await useKeyOnce(context, { scope: 'human-token', key: recaptcha }))) throw tokenError('expired')
        sendMail({ to: supportMailbox, subject: `${name} (${userId})`, text: `${email}\n\n${message}` })
        return {}
      },
    }),
  }
}

const tokenError = (issue: TokenIssue): PlatformError =>
  new PlatformError('ERR_VALIDATION', { fields: [{ path: 'recaptcha', message: `contact_us.recaptcha_${issue}` }] })

/** The stand-in's mailbox of the support. */
const supportMailbox = 'support@eksempel.dk'
