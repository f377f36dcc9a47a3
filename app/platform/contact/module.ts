import { randomBytes } from 'node:crypto'
import { contactCalls } from '@casino/features/contact/calls'
import { PlatformError } from '../errors.ts'
import { bindHandlers } from '../handlers.ts'
import type { PlatformModuleFactory } from '../platformModule.ts'

/** How long a token is valid. As long as those of reCAPTCHA. */
const validSeconds = 120

/**
 * Messages of the contact form, which go to the simulated mail provider. Its check that a human is sending is a stand-in: it gives a token
 * to whoever asks, signed, for two minutes and for one message.
 */
export const contactModule: PlatformModuleFactory = ({ keys }) => {
  /** Used tokens by the end of their time, UTC ms. In memory: after a restart one might be used again, for its two minutes. */
  const used = new Map<string, number>()
  const sign = (content: string): string => keys.keyedHash(`human-token ${content}`)

  const issueOf = (token: string, now: number): 'expired' | 'failed' | null => {
    const [nonce = '', end = '', signature = ''] = token.split('.')
    if (sign(`${nonce}.${end}`) !== signature) return 'failed'
    if (Number(end) <= now) return 'expired'
    return used.has(token) ? 'expired' : null
  }
  return {
    name: 'contact',
    calls: bindHandlers('contact', contactCalls, {
      humanToken: ({ now }) => {
        const content = `${randomBytes(16).toString('hex')}.${now + validSeconds * 1000}`
        return { token: `${content}.${sign(content)}`, validSeconds }
      },

      send: ({ body: { name, email, userId, message, recaptcha }, now, sendMail }) => {
        const issue = issueOf(recaptcha, now)
        if (issue) throw new PlatformError('ERR_VALIDATION', { fields: [{ path: 'recaptcha', message: `contact_us.recaptcha_${issue}` }] })
        for (const [token, end] of used) if (end <= now) used.delete(token)
        used.set(recaptcha, now + validSeconds * 1000)
        sendMail({ to: supportMailbox, subject: `${name} (${userId})`, text: `${email}\n\n${message}` })
        return {}
      },
    }),
    reset: () => used.clear(),
  }
}

/** The stand-in's mailbox of the support. */
const supportMailbox = 'support@eksempel.dk'
