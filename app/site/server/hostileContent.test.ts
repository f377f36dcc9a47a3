import { parseImagePath, parseLink } from '@casino/features/navigation/address'
import { Parser } from 'htmlparser2'
import { describe, expect, test } from 'vitest'
import { hostileAddresses } from '../../../features/navigation/testing/hostileAddresses.ts'
import type { AnyCallHooks } from './calls/callHookTypes.ts'
import { callRegistry } from './calls/callRegistry.ts'
import { createResponseParser } from './calls/parseResponse.ts'
import { earlyScriptPath } from './pages/earlyScript.ts'
import { startPageServer } from './pages/pageTestServer.ts'
import { defaultResponses } from './testing/fakeBackend.ts'
import { sampleContent } from './testing/sampleContent.ts'
import { createTestCallHooks } from './testing/testCallHooks.ts'

const hooks = createTestCallHooks()
const marker = 'ADDRESS-FIELD'

/** Where the address stands in each response: paths of object keys. */
function fieldsOf(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value === 'string') return value.includes(marker) ? [path] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => fieldsOf(part, [...path, key]))
}

/** A copy with the address in one field, and a valid one in every other. */
function withAddressAt(path: readonly string[], address: string, value: unknown, here: readonly string[] = []): unknown {
  if (typeof value === 'string') return value.replaceAll(marker, path.join() === here.join() ? address : '/img/games/valid')
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).map(([key, part]) => [key, withAddressAt(path, address, part, [...here, key])])
  return Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts)
}

const addressAttributes = new Set([
  'href',
  'src',
  'srcset',
  'action',
  'formaction',
  'poster',
  'xlink:href',
  'data',
  'ping',
  'background',
  'content',
])
/** Addresses in a document or fragment, by the attribute that they stand in. */
function addressesIn(html: string): { tag: string; name: string; address: string }[] {
  const found: { tag: string; name: string; address: string }[] = []
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      for (const [name, address] of Object.entries(attributes))
        if (addressAttributes.has(name) && !(tag === 'meta' && !attributes.property?.endsWith(':image'))) found.push({ tag, name, address })
    },
  })
  parser.end(html)
  return found
}

/** Whether the site may have this address on a page: a fragment, a link, an image of the proxy, or a file of the build. */
function isSafe({ tag, name, address }: ReturnType<typeof addressesIn>[number]): boolean {
  if (tag === 'img' || tag === 'image' || tag === 'source')
    return address.split(',').every((each) => parseImagePath(each.trim().split('?')[0] ?? '') !== null)
  if (tag === 'meta') return parseImagePath(new URL(address).pathname) !== null && new URL(address).origin === 'http://site.test'
  if (tag === 'link' || tag === 'script') return /^(?:\/(?!\/)|http:\/\/site\.test\/)/.test(address)
  return /^#[\w-]+$/.test(address) || (parseLink(address) !== null && ['href', 'action'].includes(name))
}

const isHtml = (path: readonly string[]): boolean => ['html', 'body', 'fullTerms'].includes(path.at(-1) ?? '')
const stringsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []

describe('no hostile address of the CMS leaves the server', () => {
  const fields = Object.entries(sampleContent(marker)).flatMap(([name, response]) =>
    fieldsOf(response).map((path) => ({ name, path, response })),
  )

  test('the fields of every call with an address are tried', () => {
    expect(fields.length * hostileAddresses.length).toBeGreaterThan(2440)
    expect(new Set(fields.map(({ name }) => name)).size).toBe(20)
  })

  test.each(fields.map((field) => [`${field.name} ${field.path.join('.')}`, field] as const))('%s', (_, { name, path, response }) => {
    const def = callRegistry.get(name)
    if (!def) throw new Error(name)
    const reported: string[] = []
    const parse = createResponseParser({
      isAllowedHost: (host) => host.endsWith('rofus.nu') && !host.endsWith('evilrofus.nu'),
      imageBases: ['https://cms.example/art/'],
      onInvalid: (_call, reasons) => void reported.push(...reasons),
    })
    const { sanitiseData: sanitise } = (hooks[name as keyof typeof hooks] ?? {}) as AnyCallHooks // a name of the registry
    const send = (address: string) => {
      try {
        return parse({ name, def, sanitise }, withAddressAt(path, address, response))
      } catch {
        return null // the whole response is refused
      }
    }
    expect(send('/img/games/valid'), 'a valid address is kept').not.toBeNull()
    expect(reported).toEqual([])
    const letIn = hostileAddresses.filter((address) => {
      const strings = stringsIn(send(address))
      if (isHtml(path)) return !strings.flatMap((text) => addressesIn(text)).every(isSafe)
      return strings.some((text) => text === address)
    })
    expect(letIn).toEqual([])
    if (!isHtml(path)) expect(reported.length + (send('//evil.example') === null ? 1 : 0), 'refusals are reported').toBeGreaterThan(0)
  })
})

describe('every page has only addresses of ours, with any content of the CMS', () => {
  const pages = [
    '/',
    '/contents/vilkaar',
    '/spilleautomater',
    '/registrer',
    '/nyheder',
    '/nyheder/en-nyhed',
    '/kampagner',
    '/kampagner/en-kampagne',
    '/lp',
    '/lp/velkomst/spins',
    '/spilleautomater/spil-for-sjov/ravn',
    '/_payload.json',
  ]

  test.each(hostileAddresses)('%j', async (address) => {
    const responses = Object.fromEntries(Object.entries(sampleContent(address)).map(([name, response]) => [name, () => response]))
    const { get } = await startPageServer({ ...defaultResponses, ...responses })
    for (const url of pages) {
      const { body, headers, statusCode } = await get(url)
      expect(String(headers.location ?? '/'), url).toMatch(/^\/(?!\/)/)
      expect(
        addressesIn(body.replaceAll('\\"', '"')).filter((found) => !isSafe(found)), // the payload is JSON
        `${url} ${statusCode}`,
      ).toEqual([])
      const withoutEarlyScript = body.replace(`<script defer src="${earlyScriptPath}">`, '')
      expect(withoutEarlyScript.match(/<script/g)?.length ?? 0).toBeLessThanOrEqual(3)
    }
  })
})
