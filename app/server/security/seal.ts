import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ivBytes = 12
const tagBytes = 16

/** Encrypts values that the browser carries but must neither read nor change (AES-256-GCM, bound to a purpose and to an end). */
export interface Sealer {
  /** `lifetime` in seconds. The text is base64url and fits a cookie as it is. */
  seal(value: unknown, lifetime: number): string
  /** The value; null when the text is not ours, was changed, or is past its end. */
  open(text: string | undefined): unknown
}

/** `purpose` separates keys: what is sealed for one cannot be opened for another. `now` answers UTC ms. */
export function createSealer(secret: string, purpose: string, now: () => number = Date.now): Sealer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  return {
    seal(value, lifetime) {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', key, iv)
      const text = JSON.stringify({ end: now() + lifetime * 1000, value })
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    open(text) {
      if (!text) return null
      const bytes = Buffer.from(text, 'base64url')
      if (bytes.length <= ivBytes + tagBytes) return null
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes))
      decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
      try {
        const plain = Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8')
        const { end, value } = JSON.parse(plain) as { end: number; value: unknown } // authenticated: only `seal` can have written it
        return end > now() ? value : null
      } catch {
        return null // not ours or changed: the tag does not fit, and the caller treats it as absent
      }
    },
  }
}
