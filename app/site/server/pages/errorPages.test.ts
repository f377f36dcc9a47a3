import { brands, brandTitles } from '@casino/tokens/brands'
import { colors } from '@casino/tokens/colors'
import { expect, test } from 'vitest'
import { CallFailure } from '../calls/callFailure.ts'
import { parseImageRequest } from '../images/imageRequest.ts'
import { sampleContent } from '../testing/sampleContent.ts'
import { failWith, startPageServer } from './pageTestServer.ts'

const link = { text: 'Vilkår', url: '/contents/vilkaar' }
const broken = (overrides: object = {}) =>
  startPageServer({
    'content.layouts': failWith('ERR_UPSTREAM'),
    'content.images': () =>
      Object.fromEntries(brands.map((name) => [`error-${name}`, { src: `/img/campaign/${name}`, width: 1600, height: 900, alt: '' }])),
    'content.footer': () => ({
      text: { header: '{site}', details: '{site} er for voksne.' },
      links: [
        {
          title: 'Spil trygt',
          links: [
            { linkName: link.text, url: link.url },
            { linkName: 'Udeluk dig i ROFUS', url: 'https://www.rofus.nu', newTab: true },
            { linkName: 'Ondt', url: 'javascript:alert(1)' },
          ],
        },
      ],
      logos: [
        { name: 'Spillemyndigheden', link: 'https://www.spillemyndigheden.dk' },
        { name: 'ROFUS', link: 'https://www.rofus.nu' },
      ],
    }),
    ...overrides,
  })

test.each(brands)('the error page has the name, banner, colours, footer and logos of %s, a retry and a way out', async (brand) => {
  const { get } = await broken()
  const { statusCode, body, headers } = await get('/', { cookie: `brand=${brand}` })
  expect(statusCode).toBe(502)
  expect(headers['retry-after']).toBe('10')
  expect(body).toContain(`<a href="/">${brandTitles[brand]}</a>`)
  expect(body).toContain(`/img/campaign/${brand}?shape=banner`)
  expect(body).toContain('media="(max-width: 639px)"')
  expect(body).toContain(`background:${colors[brand]?.['var(--color-page)']}`)
  expect(body).toContain('<a href="">Prøv igen</a>')
  expect(body).toContain('<a href="/">Til forsiden</a>')
  expect(body).toContain('<a href="/contents/vilkaar">Vilkår</a>')
  expect(body).toContain('<a href="https://www.spillemyndigheden.dk/" target="_blank" rel="noopener">Spillemyndigheden</a>')
  // a logo's text would repeat the link of the same address
  expect(body.match(/<a [^>]*rofus[^>]*>[^<]*/g)).toEqual([expect.stringMatching(/>Udeluk dig i ROFUS$/)])
  expect(body).toContain(`${brandTitles[brand]} er for voksne.`)
  expect(body).not.toContain('javascript:')
  expect(body).toMatch(/Referencenummer: [A-Z0-9]{10}/)
})

test('the configured logo and banner have addresses that the image proxy serves', async () => {
  const { get } = await broken({ 'content.siteInfo': () => sampleContent('/img/brand/logo')['content.siteInfo'] })
  const { body } = await get('/')
  const images = [...body.matchAll(/(?:src|srcset)="([^"]*)"/g)].map(([, address = '']) => new URL(address, 'https://casino.example'))
  expect(images.map(({ pathname }) => pathname)).toEqual(['/img/campaign/nordlys', '/img/campaign/nordlys', '/img/brand/logo'])
  for (const { pathname, search, searchParams } of images)
    expect(parseImageRequest(pathname.replace('/img/', ''), Object.fromEntries(searchParams)), search).not.toBeNull()
})

test('the policy of the page allows its style, and the images of the site', async () => {
  const { get } = await broken()
  const { body, headers } = await get('/')
  const css = /<style>(.*)<\/style>/.exec(body)?.[1] ?? ''
  const { createHash } = await import('node:crypto')
  expect(headers['content-security-policy']).toContain(`'sha256-${createHash('sha256').update(css).digest('base64')}'`)
  expect(headers['content-security-policy']).toContain("img-src 'self'")
})

test('without any configuration the page has its texts, a retry and a way out', async () => {
  const { get } = await broken(Object.fromEntries(Object.keys(sampleContent('/x')).map((name) => [name, failWith('ERR_UPSTREAM')])))
  const { statusCode, body } = await get('/')
  expect(statusCode).toBe(502)
  expect(body).toContain('<h1>Vi har problemer lige nu</h1>')
  expect(body).toContain('<a href="">Prøv igen</a>')
  expect(body).toMatch(/Referencenummer: [A-Z0-9]{10}/)
  expect(body).not.toMatch(/<footer>|undefined|<header>/)
})

test('a refusal says why in its own words', async () => {
  const { get } = await broken({
    'content.layouts': () => {
      throw new CallFailure('ERR_BUSY')
    },
  })
  const busy = await get('/')
  expect(busy.headers['retry-after']).toBe('2')
  expect(busy.body).toContain('<h1>Der er travlt lige nu</h1>')
})

test('a flood of refusals loads the configuration once', async () => {
  const { get, sent } = await broken()
  await get('/')
  const before = sent.filter(({ name }) => name === 'content.footer').length
  const pages = await Promise.all(Array.from({ length: 50 }, () => get('/')))
  expect(new Set(pages.map(({ body }) => body.replace(/[A-Z0-9]{10}(?=<\/p>)/, ''))).size).toBe(1)
  expect(sent.filter(({ name }) => name === 'content.footer').length).toBe(before)
})
