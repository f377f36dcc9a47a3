import { describe, expect, test } from 'vitest'
import { defaultResponses } from '../testing/fakeBackend.ts'
import { parseSetCookies } from '../testing/testSite.ts'
import { parsePayload, startPageServer } from './pageTestServer.ts'

describe('a form submitted before hydration', () => {
  const sentence = /<p [^>]*>Siden var ikke helt klar/
  const send = async (url: string, headers: Record<string, string> = {}) => {
    const started = await startPageServer()
    const answer = await started.app.inject({
      method: 'POST',
      url,
      payload: 'cpr=0101901234&email=freja%40example.dk',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...headers },
    })
    return { ...started, answer }
  }

  test('redirects to its page, which shows a notice once', async () => {
    const { answer, get, lines } = await send('/registrer?bonus=1')
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toBe('/registrer?bonus=1')
    expect(parseSetCookies(answer.headers['set-cookie'])).toEqual({ notice: 'formLost' })
    expect(lines.join()).not.toMatch(/0101901234|freja/)
    const page = await get('/log-ind', { cookie: 'notice=formLost' })
    expect(page.body).toMatch(sentence)
    expect(parseSetCookies(page.headers['set-cookie'])).toMatchObject({ notice: null })
    expect((await get('/log-ind')).body).not.toMatch(sentence)
  })

  test('the notice does not enter the guest cache', async () => {
    const { get } = await startPageServer()
    expect((await get('/', { cookie: 'notice=formLost' })).body).toMatch(sentence)
    expect((await get('/')).body).not.toMatch(sentence)
  })

  test.each(['/api/unknown', '/assets/x.js', '/wp-login.php', '//evil.example/log-ind'])('a form sent to %s is not found', async (url) => {
    expect((await send(url)).answer.statusCode).toBe(404)
  })

  test('a cross-site form is rejected', async () => {
    expect((await send('/registrer', { 'sec-fetch-site': 'cross-site' })).answer.statusCode).toBe(403)
  })
})

describe('a configured form', () => {
  const layouts = (forms: unknown) => ({ 'content.layouts': () => ({ ...(defaultResponses['content.layouts']?.({}) as object), forms }) })
  const bonuses = { 'registration.bonuses': () => ({ bonuses: [] }) }
  const contactForm = '/registrer?trin=2&bonus=ingen'
  const labels = (html: string) => [...html.matchAll(/<label[^>]*>([^<]+)/g)].map(([, label]) => label)

  test('is laid out by the registry of the back end, with the texts that it references', async () => {
    const fields = [
      { name: 'email', label: 'contact_us.email' },
      { name: 'cpr' },
      { name: 'firstName', label: 'register.last_name' },
      { name: 'lastName', label: 'register.first_name' },
      { name: 'mobile' },
      { name: 'limitPeriod' },
      { name: 'limitAmount' },
      { name: 'legalAge' },
    ]
    const { get, lines } = await startPageServer({ ...bonuses, ...layouts({ registration: { fields } }) })
    const { body } = await get(contactForm)
    expect(labels(body).slice(0, 4)).toEqual(['E-mail', 'CPR-nummer', 'Efternavn', 'Fornavn'])
    expect(body).not.toContain('name="acceptNewsEmail"')
    expect(body).toContain('name="legalAge"')
    expect(parsePayload(body).texts['contact_us.email']).toEqual(['E-mail'])
    expect(lines.filter((line) => line.includes('invalid form registries'))).toEqual([])
  })

  test.each([
    ['a string', 'registration'],
    ['of the wrong type', { registration: [] }],
    ['a list of unknown fields', { registration: { fields: [{ name: '__proto__' }, { name: '</script><script>x()</script>' }] } }],
    ['with unknown text keys', { registration: { fields: [{ name: 'cpr', label: 'constructor.name' }] } }],
  ])('whose registry is %s falls back to the built-in form, logged once', async (_, forms) => {
    const { get, lines } = await startPageServer({ ...bonuses, ...layouts(forms) })
    const pages = [await get(contactForm), await get(contactForm)]
    for (const { statusCode, body } of pages) {
      expect(statusCode).toBe(200)
      for (const name of ['cpr', 'firstName', 'lastName', 'email', 'mobileNo', 'mobileCC', 'limitPeriod', 'limitAmount', 'legalAge'])
        expect(body, name).toContain(`name="${name}"`)
      expect(labels(body)).toContain('CPR-nummer')
    }
    const logged = lines.filter((line) => line.includes('invalid form registries'))
    expect(logged).toHaveLength(1)
    expect(logged[0]).toMatch(/"issues":\[\{"path":"[^"]*","reason":"\w+"/)
  })

  test('is sent only to pages that render it', async () => {
    const { get } = await startPageServer(bonuses)
    expect(parsePayload((await get('/')).body).context).toMatchObject({ forms: {} })
    expect(parsePayload((await get('/')).body).context.layouts).not.toHaveProperty('forms')
    expect(Object.keys(parsePayload((await get('/registrer')).body).context.forms)).toEqual(['registration'])
  })
})
