import { describe, expect, test } from 'vitest'
import { sampleContent } from '../testing/sampleContent.ts'
import { parseSetCookies } from '../testing/testSite.ts'
import { failWith, startPageServer } from './pageTestServer.ts'

const landing = sampleContent('/img/campaign/valid')['landing.detail']
const answers = {
  'landing.detail': () => landing,
  'content.seo': () => ({ title: 'Titel', description: '', robots: 'noindex,follow', image: null }),
}

describe('a landing page', () => {
  test('is rendered without the site’s header, for no search engine, and remembered for the registration', async () => {
    const { get, sent } = await startPageServer(answers)
    const { body, headers } = await get('/lp/velkomst/spins')
    expect(body).toMatch(/<h1[^>]*>Velkommen<\/h1>/)
    expect(body).not.toContain('role="banner"')
    expect(body).toContain('content="noindex,follow"')
    expect(parseSetCookies(headers['set-cookie'])).toEqual({ landingPage: 'velkomst.spins' })
    expect(sent.find(({ name }) => name === 'landing.detail')?.input.body).toEqual({ landingType: 'velkomst', landingById: 'spins' })
  })

  test('with the query of a visitor is kept by no cache, and its query is in no page', async () => {
    const { get } = await startPageServer(answers)
    const known = { cookie: 'landingPage=velkomst.spins' }
    expect((await get('/lp/velkomst/spins', known)).headers['cache-control']).toMatch(/^public/)
    for (const query of ['?msclkid=hemmelig', '?utm_source=hemmelig', '?landingPageLogId=hemmelig'])
      for (const cookies of [{}, known]) {
        const { body, headers } = await get(`/lp/velkomst/spins${query}`, cookies)
        expect(headers['cache-control'], query).toBe('private, no-store')
        expect(body, query).not.toContain('hemmelig')
      }
  })

  test('logs what is left out of its text with the page and the element, without its content', async () => {
    const body = '<p>Ja</p><script>hemmelig()</script><img src="https://hemmelig.example/x.png">'
    const { get, lines } = await startPageServer({ ...answers, 'landing.detail': () => ({ ...(landing as object), body }) })
    expect((await get('/lp/velkomst/spins')).body).toContain('<p>Ja</p>')
    const line = lines.find((each) => each.includes('left out of a response')) ?? '{}'
    expect(JSON.parse(line)).toMatchObject({
      call: 'landing.detail',
      page: { landingType: 'velkomst', landingById: 'spins' },
      reasons: ['HTML: <script> removed', 'HTML: image: not an address of the image store'],
    })
    expect(lines.join()).not.toContain('hemmelig')
  })

  test('that is unknown leads to the front page and is remembered by nothing', async () => {
    const { get } = await startPageServer({ ...answers, 'landing.detail': failWith('ERR_NOT_FOUND') })
    const { statusCode, headers } = await get('/lp/velkomst/findes-ikke')
    expect([statusCode, headers.location]).toEqual([302, '/'])
    expect(parseSetCookies(headers['set-cookie'])).toEqual({ notice: 'pageGone' })
  })
})
