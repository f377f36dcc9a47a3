import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** Signs the values of cookies that only the site server writes, so that a forged one is recognised without a call to the back end. */
export interface CookieSigner {
  sign(name: string, value: string): string
  /** The value, or undefined when it was not signed for this name. */
  verify(name: string, signed: string): string | undefined
}

const signatureBytes = 16

/** Creates a signer (HMAC-SHA-256, 128 bits). Replicas with the same secret accept each other's cookies. */
export function createCookieSigner(secret: string): CookieSigner {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'cookie', 32))
  const signatureOf = (name: string, value: string) =>
    createHmac('sha256', key).update(`${name}=${value}`).digest().subarray(0, signatureBytes)
  return {
    sign: (name, value) => `${value}.${signatureOf(name, value).toString('base64url')}`,
    verify(name, signed) {
      const dot = signed.lastIndexOf('.')
      const signature = Buffer.from(signed.slice(dot + 1), 'base64url')
      if (dot < 0 || signature.length !== signatureBytes) return undefined
      const value = signed.slice(0, dot)
      return timingSafeEqual(signature, signatureOf(name, value)) ? value : undefined
    },
  }
}
