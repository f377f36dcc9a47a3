import { PlatformError } from '@casino/shared/platformError'
import { z } from 'zod'

/** Why a token is refused. */
export type TokenIssue = 'expired' | 'failed'

/** How long Google may take, in ms: less than the site waits for the platform. */
const verifyTimeoutMs = 3000

const answerSchema = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).default([]) })
/** Codes for which the token is not to blame (https://developers.google.com/recaptcha/docs/verify#error_code_reference). */
const ownFaults = ['missing-input-secret', 'invalid-input-secret', 'bad-request']

interface VerifierOptions {
  url: string
  secret: string
  log: Record<'warn' | 'error', (fields: object, message: string) => void>
}

/**
 * Returns a function that asks Google about a token of its widget, which is good for one question. It resolves with what is wrong with the token,
 * or null, and throws ERR_UPSTREAM where no answer says so. The address that the token comes from is not sent.
 */
export const createTokenVerifier =
  ({ url, secret, log }: VerifierOptions) =>
  async (token: string): Promise<TokenIssue | null> => {
    const answer = await askProvider(url, new URLSearchParams({ secret, response: token })).catch((error: unknown) => {
      // the name alone: an error of zod has the answer in its message
      log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'reCAPTCHA did not answer')
      throw new PlatformError('ERR_UPSTREAM')
    })
    if (answer.success) return null
    const codes = answer['error-codes']
    if (codes.some((code) => ownFaults.includes(code))) {
      log.error({ codes }, 'reCAPTCHA refuses RECAPTCHA_SECRET')
      throw new PlatformError('ERR_UPSTREAM')
    }
    return codes.includes('timeout-or-duplicate') ? 'expired' : 'failed'
  }

async function askProvider(url: string, body: URLSearchParams): Promise<z.output<typeof answerSchema>> {
  const response = await fetch(url, { method: 'POST', body, redirect: 'error', signal: AbortSignal.timeout(verifyTimeoutMs) })
  return answerSchema.parse(await response.json())
}
