import { z } from 'zod'

/** A variable with decimal digits only, where `Number` also takes `0x10`, `1e3` and spaces. */
export const wholeNumberSchema = (min: number, max: number) =>
  z
    .string()
    .refine((text) => /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max, `expected a whole number from ${min} to ${max}`)
    .transform(Number)

export const portSchema = wholeNumberSchema(1, 65_535)

const httpUrl = z.url({ protocol: /^https?$/, error: 'expected an http or https URL', abort: true })

/** An origin. An address with a path, a query or credentials is refused. */
export const originSchema = httpUrl
  .refine((text) => {
    const { href, origin } = new URL(text)
    return href === `${origin}/`
  }, 'expected an origin such as https://casino.example, without user, path or query')
  .transform((text) => new URL(text).origin)

/** An address that paths are added to, without a slash at its end. */
export const baseUrlSchema = httpUrl
  .refine((text) => {
    const { href, origin, pathname } = new URL(text)
    return href === origin + pathname
  }, 'expected a URL without user or query')
  .transform((text) => (text.endsWith('/') ? text.slice(0, -1) : text))

/** Characters of the shortest secret that is accepted. */
export const minSecretLength = 32

export const secretSchema = z.string().min(minSecretLength, `expected at least ${minSecretLength} characters`)
