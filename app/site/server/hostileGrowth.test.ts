import { cleanText } from '@casino/design-system/cleanText'
import { emailSchema } from '@casino/features/api/entities/contact'
import { findMalformedText } from '@casino/features/api/malformedText'
import { parseCookieDecision } from '@casino/features/consent/cookieDecision'
import { normaliseCpr } from '@casino/features/format/cpr'
import { foldAccents } from '@casino/features/format/foldAccents'
import { decodeAddressPart } from '@casino/features/navigation/pathEscapes'
import { sameOriginPath } from '@casino/features/navigation/paths'
import { originForm } from '@casino/shared/protocolErrors'
import { expect, test } from 'vitest'
import { deviceOf } from './calls/callContext.ts'
import { createCookieJar, signedCookies } from './cookies.ts'
import { negotiateFormat, parseImageRequest } from './images/imageRequest.ts'
import { pathForLog } from './logging.ts'
import { parsePageTarget } from './pages/pageTarget.ts'
import { sanitiseHtml } from './security/sanitiseHtml.ts'

/** What reads a text of a stranger, or of the CMS. */
const parsers: Readonly<Record<string, (text: string) => unknown>> = {
  parsePageTarget: (text) => parsePageTarget(`/${text}`),
  originForm: (text) => originForm({ url: text } as Parameters<typeof originForm>[0]),
  pathForLog,
  createCookieJar: (text) => signedCookies.map((name) => createCookieJar(text, false).get(name)),
  deviceOf: (text) => deviceOf({ 'user-agent': text }),
  negotiateFormat,
  parseImageRequest: (text) => parseImageRequest(text, { w: text }),
  decodeAddressPart,
  sameOriginPath: (text) => sameOriginPath(`/${text}`),
  parseCookieDecision,
  findMalformedText,
  cleanText,
  foldAccents,
  normaliseCpr,
  emailSchema: (text) => emailSchema.safeParse(text),
  sanitiseHtml,
}

/** Texts that are known to slow parsers down, by their length. */
const shapes: Readonly<Record<string, (length: number) => string>> = {
  ...Object.fromEntries(
    [
      'a',
      ' ',
      '%41',
      '%',
      '/',
      '../',
      '@',
      'a@',
      'a.',
      '1',
      '1-',
      '<',
      '<a ',
      '<b>',
      '&#',
      '"',
      '=;',
      'a=b; ',
      ',',
      '*/*;q=0.',
      '\u202a',
      'e\u0301',
      '{"a":',
      '[',
    ].map((part) => [JSON.stringify(part), (length: number) => part.repeat(length / part.length)]),
  ),
  'a word and its end': (length) => `${'a'.repeat(length)}!`,
  'spaces and their end': (length) => `x${' '.repeat(length)}x`,
}

/** The shortest of several runs, in ms. */
function timeOf(parse: (text: string) => unknown, text: string): number {
  const times = Array.from({ length: 9 }, () => {
    const start = performance.now()
    parse(text)
    return performance.now() - start
  })
  return Math.min(...times)
}

/** Twice the text takes twice the time; four times would be its square. Below 2 ms nobody waits. */
const grows = (parse: (text: string) => unknown, shape: (length: number) => string) => {
  const time = timeOf(parse, shape(16_000))
  return time > 2 && time / timeOf(parse, shape(8000)) > 3
}

/** Measured again: the machine may have been busy. */
const isSlow = (parse: (text: string) => unknown, shape: (length: number) => string) => [1, 2, 3, 4, 5].every(() => grows(parse, shape))

test.each(Object.entries(parsers))('%s takes no time that grows with the square of a text', (_, parse) => {
  const slow = Object.entries(shapes).filter(([, shape]) => isSlow(parse, shape))
  expect(slow.map(([name]) => name)).toEqual([])
})

test('a parser whose time grows so is found', () => {
  const quadratic = (text: string) => Array.from(text, (_, end) => text.slice(0, end).lastIndexOf('b'))
  // a busy machine can hide it once
  expect([1, 2, 3, 4, 5].some(() => grows(quadratic, (length) => 'a'.repeat(length)))).toBe(true)
})
