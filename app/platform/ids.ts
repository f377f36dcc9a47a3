import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'

/** Name of a row. Not a secret. */
export const newId = (): string => randomUUID()

/** 256 random bits for a URL or a cookie: whoever holds it is let in. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What the database keeps of a token. A plain hash suffices: nobody guesses 256 random bits. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** What the database keeps of something guessable (a national id, a card number): useless without the key. */
export const keyedHash = (key: string, value: string): string => createHmac('sha256', key).update(value).digest('base64url')
