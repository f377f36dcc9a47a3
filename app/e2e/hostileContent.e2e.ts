import themes from '../platform/seed/button-themes.json' with { type: 'json' }
import { sampleContent } from '../site/server/testing/sampleContent.ts'
import { expect, hydrated, onOneScreen, type Page, testWithPictures as test } from './fixtures.ts'
import { hostileStrings } from './hostileStrings.ts'

// what the Content Security Policy would stop as well is not to count: the pages alone must keep every string inert
test.use({ bypassCSP: true })

test.afterEach(async ({ site }) => {
  await fetch(`${site.platformUrl}/_test/reset`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })
})

const allStrings = `of the CMS: ${hostileStrings.join(' ')}`
const html = ['of the CMS: ', ...hostileStrings].map((text) => `<p>${text}</p>`).join('')
const image = '/img/campaign/velkomst-spins'

const texts = new Set([
  'title',
  'subLine',
  'detail',
  'details',
  'header',
  'terms',
  'description',
  'alt',
  'linkName',
  'licence',
  'supportHours',
  'createdBy',
  'checkboxText',
  'bonusDetail',
  'essentialTerms',
  'keyTerms',
  'example',
  'provider',
  'company',
])

/** The sample with every string in every field of text, and each string by itself in every field of HTML. */
function hostile(value: unknown, key = ''): unknown {
  if (typeof value === 'string')
    return ['html', 'body', 'fullTerms'].includes(key)
      ? html
      : texts.has(key) || (key === 'text' && !value.includes('.'))
        ? allStrings
        : value
  if (Array.isArray(value)) return value.map((part) => hostile(part, key))
  if (typeof value !== 'object' || value === null) return value
  const link = 'url' in value && 'text' in value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, link && name === 'text' ? allStrings : hostile(part, name)]))
}

/** Watches for everything that a string could do; returns what it did. */
function watch(page: Page, origin: string): string[] {
  const seen: string[] = []
  page.on('dialog', (dialog) => {
    seen.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.origin !== origin && url.protocol !== 'data:' && url.protocol !== 'blob:') seen.push(`request ${url.origin}${url.pathname}`)
  })
  page.on('popup', (popup) => seen.push(`window ${popup.url()}`))
  return seen
}

/** What stands in the document that should not: elements, handlers and addresses, and the mark of a string that ran. */
const livingParts = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    if ('hostile' in window) found.push('a script ran')
    for (const element of document.querySelectorAll('*')) {
      if (/^(?:iframe|object|embed|base|marquee|math|custom-element)$/.test(element.localName)) found.push(element.outerHTML.slice(0, 80))
      for (const { name, value } of element.attributes)
        if (
          /^on/i.test(name) ||
          /^\s*(?:javascript|vbscript):/i.test(value) ||
          (/^(?:src|srcset|href|poster|action|data|background)$/.test(name) && value.includes('foreign.example'))
        )
          found.push(`${element.localName} ${name}=${value.slice(0, 60)}`)
    }
    return found
  })

const pages = [
  '/',
  '/contents/vilkaar',
  '/nyheder',
  '/nyheder/en-nyhed',
  '/kampagner',
  '/kampagner/en-kampagne',
  '/lp/velkomst/spins',
  '/registrer',
  '/log-ind',
  '/spilleautomater',
  '/kontaktos',
]

/** System configuration with texts of its own. */
const configuredTexts = [
  'login_content',
  'register_content',
  'contact_form_content',
  'agePopupContent',
  'registration_extra_content',
  'verifycpr_loginnoacc',
]

onOneScreen('desktop-nordlys', () => {
  test('no string comes to life in a field of the CMS, a text of the catalogue, a theme or a configured text', async ({
    page,
    site,
    controls,
  }) => {
    expect(new Set(hostileStrings).size, 'each string is another').toBe(hostileStrings.length)
    expect(hostileStrings.length).toBeGreaterThan(200)

    for (const [call, data] of Object.entries(sampleContent(image)))
      if (/^(?:content|campaigns|news|landing|registration)\./.test(call)) await controls.answer({ call, data: hostile(data) })
    const translations = await (await fetch(`${site.url}/api/translations`)).json()
    let index = 0
    const next = () => hostileStrings[index++ % hostileStrings.length] ?? ''
    const replaced = Object.fromEntries(
      Object.entries(translations.data as Record<string, Record<string, string>>).map(([group, entries]) => [
        group,
        Object.fromEntries(Object.keys(entries).map((key) => [key, next()])),
      ]),
    )
    await controls.answer({ call: 'content.translations', data: replaced })
    await controls.answer({
      call: 'content.buttonThemes',
      data: Object.fromEntries(
        [...Object.keys(themes), ...hostileStrings.slice(0, 40)].map((name) => [
          name,
          { variant: next(), text: next(), icon: next(), colors: { rest: { bg: next(), text: next(), border: next() } } },
        ]),
      ),
    })
    for (const name of configuredTexts)
      await controls.answer({
        call: 'content.systemConfig',
        where: { name },
        data: {
          id: '1',
          name,
          type: 'json',
          isPublic: true,
          value: JSON.stringify([1, 2, 3].map(() => ({ title: allStrings, content: allStrings }))),
        },
      })
    expect(index).toBeGreaterThan(hostileStrings.length)

    const seen = watch(page, new URL(site.url).origin)
    for (const path of pages) {
      await page.goto(path)
      await page.waitForLoadState('load')
      if (path !== '/log-ind' && path !== '/kontaktos')
        expect((await page.locator('body').textContent())?.includes('of the CMS: '), `${path} shows the strings`).toBe(true)
      expect(await livingParts(page), path).toEqual([])
      await hydrated(page)
      expect(await livingParts(page), `${path}, hydrated`).toEqual([])
    }
    expect(seen).toEqual([])
  })
})
