import { randomBytes } from 'node:crypto'
import { contactCalls } from '@casino/features/contact/calls'
import { PlatformError } from '@casino/shared/platformError'
import { bindHandlers } from '../core/handlers.ts'
import type { PlatformModuleFactory } from '../core/platformModule.ts'
import { useKeyOnce } from '../http/idempotency.ts'
import { createTokenVerifier, type TokenIssue } from './recaptcha.ts'

/** Validity of a token, as long as reCAPTCHA's. */
const validSeconds = 120

/**
 * Messages of the contact form, sent to the simulated mail provider. Google checks that the sender is a human where the system configuration has
 * a key of it. Else the check is a stand-in: every caller gets a signed token, valid for two minutes and one message.
 */
export const contactModule: PlatformModuleFactory = ({ config, keys, log, settings }) => {
  const { recaptchaSecret: secret, recaptchaVerifyUrl: url } = config
  const siteKey = settings.recaptchaSiteKey
  if (siteKey && !secret) throw new Error('RECAPTCHA_SECRET: required with a key in "recaptcha" of the system configuration')
  const verify = siteKey && secret ? createTokenVerifier({ url, secret, log }) : null

  const signedText = (nonce: string, end: string): string => `human-token ${nonce}.${end}`

  const issueOf = (token: string, now: number): TokenIssue | null => {
    const [nonce = '', end = '', ...hash] = token.split('.')
    if (!keys.isHashOf(hash.join('.'), signedText(nonce, end))) return 'failed'
    return Number(end) <= now ? 'expired' : null
  }
  return {
    name: 'contact',
    calls: bindHandlers(
      'contact',
      contactCalls,
      {
        humanToken: ({ now }) => {
          const nonce = randomBytes(16).toString('hex')
          const end = String(now + validSeconds * 1000)
          return { token: `${nonce}.${end}.${keys.keyedHash(signedText(nonce, end))}`, validSeconds }
        },

        send: async ({ body: { name, email, userId, message, recaptcha }, sendMail, ...context }) => {
          if (!verify) {
            const issue = issueOf(recaptcha, context.now)
            if (issue) throw tokenError(issue)
            if (!(await useKeyOnce(context, { scope: 'human-token', key: recaptcha }))) throw tokenError('expired')
          }
          sendMail({ to: supportMailbox, subject: userId ? `${name} (${userId})` : name, text: `${email}\n\n${message}` })
          return {}
        },
      },
      {
        send: async ({ body: { recaptcha } }) => {
          const issue = (await verify?.(recaptcha)) ?? null
          if (issue) throw tokenError(issue)
        },
      },
    ),
  }
}

const tokenError = (issue: TokenIssue): PlatformError =>
  new PlatformError('ERR_VALIDATION', { fields: [{ path: 'recaptcha', message: `contact_us.recaptcha_${issue}` }] })

/** The stand-in's mailbox of the support. */
const supportMailbox = 'support@eksempel.dk'
