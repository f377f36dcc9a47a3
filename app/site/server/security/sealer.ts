import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ivBytes = 12
const tagBytes = 16

/** Authenticated encryption of values stored in the browser (AES-256-GCM, bound to a purpose and an expiry). */
export interface Sealer {
  /** `lifetime` in seconds. Returns base64url, valid as a cookie value. */
  seal(value: unknown, lifetime: number): string
  /** Decrypts the value; null when the text is forged, changed or expired. */
  unseal(text: string | undefined): unknown
}

/** Creates a sealer. `purpose` derives a separate key: texts of another purpose cannot be opened. `now` returns UTC ms. */
export function createSealer(secret: string, purpose: string, now: () => number = Date.now): Sealer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  return {
    seal(value, lifetime) {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', key, iv)
      const text = JSON.stringify({ end: now() + lifetime * 1000, value })
      const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), ciphertext]).toString('base64url')
    },
    unseal(text) {
      if (!text) return null
      const bytes = Buffer.from(text, 'base64url')
      if (bytes.length <= ivBytes + tagBytes) return null
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes))
      decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
      try {
        const plain = Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8')
        const { end, value } = JSON.parse(plain) as { end: number; value: unknown } // authenticated: written by `seal`
        return end > now() ? value : null
      } catch {
        return null // forged or changed: the authentication tag does not match
      }
    },
  }
}
