import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'

/** Primary key of a row. Not a secret. */
export const newId = (): string => randomUUID()

/** 256 random bits, base64url: a bearer token for a URL or a cookie. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Id of a browser's cookie choices: 128 random bits, base64url. */
export const newConsentId = (): string => randomBytes(16).toString('base64url')

/** SHA-256 of a token, the form that is stored. An unkeyed hash suffices for 256 random bits. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** HMAC-SHA-256 of a guessable value (a national id, a card number), the form that is stored. */
export const keyedHash = (key: string, value: string): string => createHmac('sha256', key).update(value).digest('base64url')
