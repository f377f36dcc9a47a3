import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseFilmPath, parseImagePath, parseLink, parseSitePath } from './address.ts'
import { allowHosts, withAddressPolicy } from './addressPolicy.ts'
import { hostileAddresses } from './testing/hostileAddresses.ts'

const siteOrigin = 'https://casino.example'

describe('parseLink', () => {
  test.each([
    ['/', '/'],
    ['/?logout=true', '/?logout=true'],
    ['/registrer?trin=2&bonus=ingen#top', '/registrer?trin=2&bonus=ingen#top'],
    ['/søg', '/søg'],
    ['/a/../b', '/a/../b'],
    ['https://www.rofus.nu', 'https://www.rofus.nu/'],
    ['HTTPS://StopSpillet.dk/x?y#z', 'https://stopspillet.dk/x?y#z'],
    ['mailto:hjaelp@nordlys.example', 'mailto:hjaelp@nordlys.example'],
    ['tel:+4570222825', 'tel:+4570222825'],
    ['tel:+45 70 22 28 25', 'tel:+4570222825'],
    ['mailto:?subject=Se%20her', 'mailto:?subject=Se%20her'],
    ['mailto:hjaelp@nordlys.example?subject=Hej+du&body=1', 'mailto:hjaelp@nordlys.example?subject=Hej%20du&body=1'],
  ])('%s is %s', (text, link) => {
    expect(parseLink(text)).toBe(link)
  })

  test.each(hostileAddresses)('refuses %j', (text) => {
    expect(parseLink(text)).toBeNull()
    expect(parseImagePath(text)).toBeNull()
    expect(parseFilmPath(text)).toBeNull()
  })

  test('the hosts are a setting', () => {
    const allowed = (text: string) =>
      withAddressPolicy({ isAllowedHost: allowHosts(['partner.example']), imageBases: [], onInvalid: () => undefined }, () =>
        parseLink(text),
      )
    expect(allowed('https://partner.example/x')).toBe('https://partner.example/x')
    expect(allowed('https://www.rofus.nu')).toBeNull()
    expect(parseLink('https://partner.example/x')).toBeNull()
  })

  test.each([
    ['https://cms.example/art/banner/jul.jpg', '/img/banner/jul.jpg'],
    ['https://cms.example/art/campaign/velkomst.svg', '/img/campaign/velkomst'],
    ['https://cms.example/art/campaign/velkomst', '/img/campaign/velkomst'],
    ['https://cms.example/art/users/1.png', null],
    ['https://cms.example/art/../secret.png', null],
    ['https://other.example/art/banner/jul.jpg', null],
    ['http://cms.example/art/banner/jul.jpg', null],
  ])('an image of the CMS is rewritten to the proxy: %s', (text, expected) => {
    const policy = { isAllowedHost: () => true, imageBases: ['https://cms.example/art/'], onInvalid: () => undefined }
    expect(withAddressPolicy(policy, () => parseImagePath(text))).toBe(expected)
    expect(parseImagePath(text)).toBeNull()
  })

  test('every result leads to this site, to an allowed host, or nowhere', () => {
    const pieces = fc.constantFrom(
      '/',
      '//',
      '\\',
      '.',
      '..',
      '@',
      ':',
      '?',
      '#',
      '%2f',
      '%5c',
      '\t',
      '\n',
      '\u0000',
      'https:',
      'javascript:',
      'rofus.nu',
      'evil.example',
      '。',
      '／',
      'a',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
          fc.webUrl(),
          fc.string(),
        ),
        (text) => {
          const link = parseLink(text)
          if (link === null) return
          const { origin, protocol } = new URL(link, siteOrigin) // as a browser opens it
          expect([siteOrigin, 'https://rofus.nu', 'null']).toContain(origin)
          expect(['https:', 'mailto:', 'tel:']).toContain(protocol)
          expect(parseLink(link)).toBe(link)
        },
      ),
      { numRuns: 200 },
    )
  })
})

test('a site path stays on this site', () => {
  expect(parseSitePath('/jackpots?side=2')).toBe('/jackpots?side=2')
  for (const text of ['https://www.rofus.nu', 'mailto:a@b.dk', 'jackpots', '']) expect(parseSitePath(text), text).toBeNull()
})

test('an image path is one of the proxy', () => {
  expect(parseImagePath('/img/games/raevens-runer')).toBe('/img/games/raevens-runer')
  for (const text of ['/?logout=true', '/img/../x', '/img/games/x?w=1', '/img/users/1', 'img/games/x', '/img/games/x.svg'])
    expect(parseImagePath(text), text).toBeNull()
})

test.each([
  ['/film/graenser.webm', '/film/graenser.webm'],
  ['/film/om-graenser-2.vtt', '/film/om-graenser-2.vtt'],
  ['/film/graenser.html', null],
  ['/film/../graenser.mp4', null],
  ['/film/graenser.mp4?x', null],
  ['https://cms.example/film/graenser.mp4', null],
  [`/film/${'a'.repeat(1200)}.mp4`, null],
])('a film is a file of the site: %s', (text, expected) => {
  expect(parseFilmPath(text)).toBe(expected)
})
