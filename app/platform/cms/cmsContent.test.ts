import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { textCatalogue } from '@casino/features/content/texts'
import { allowHosts, defaultLinkHosts } from '@casino/features/navigation/addressPolicy'
import { afterEach, describe, expect, it } from 'vitest'
import { seedFolder } from '../core/readSeed.ts'
import { readPlatformSettings } from '../core/settings.ts'
import { loadCmsContent } from './cmsContent.ts'

describe('the seed', () => {
  const content = loadCmsContent()

  it('is valid, and every content page has HTML', () => {
    expect(content.pages.size).toBeGreaterThan(0)
    for (const page of content.pages.values()) expect(page.html).toContain('<h2>')
  })

  it('uses only text keys of the catalogue in menus', () => {
    const entries = [...content.menu, ...content.menu.flatMap(({ child }) => child), ...content.layouts.bottomMenu]
    const known = Object.keys(textCatalogue.menu).map((key) => `menu.${key}`)
    for (const { text } of entries) expect(known).toContain(text)
    for (const id of content.layouts.menuBar) expect(content.menu.map((entry) => entry.id)).toContain(id)
  })

  it('has four entries of the bar before the logo and four after it, and the items of those that are groups', () => {
    const { menuBar, header } = content.layouts
    expect([header.menuBarSplit, menuBar.length]).toEqual([4, 8])
    const groups = content.menu.filter(({ id, child }) => menuBar.includes(id) && child.length > 0)
    expect(groups.map(({ id }) => id)).toEqual(['slot-machines', 'live-casino', 'board-games'])
  })

  it('links only to hosts that the site allows, where another host loses its link', () => {
    const files = readdirSync(seedFolder(), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    const texts = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))
    const hosts = texts.flatMap((text) => [...text.matchAll(/https?:\/\/([^/"' <)]+)/g)].map(([, host = '']) => host))
    expect(hosts).not.toEqual([])
    expect(hosts.filter((host) => !allowHosts(defaultLinkHosts)(host))).toEqual([])
  })

  it('publishes the same limits that the platform enforces', () => {
    const { minAge, ageRange, minDeposit, limitRaiseHours, spinGapSeconds } = readPlatformSettings()
    expect(content.system).toMatchObject({ minAge, ageRange, minDeposit, limitRaiseHours, spinGapSeconds })
  })

  it('states the same bonus terms on the content page as in the bonus definition', () => {
    const bonuses: unknown = JSON.parse(readFileSync(join(seedFolder(), 'bonuses.json'), 'utf8'))
    expect(bonuses).toMatchObject([
      { terms: { minDeposit: 10_000, spins: 500, spinValue: 20, wageringMultiplier: 10, validDays: 60, maxBet: 10_000 } },
      { terms: { minDeposit: 10_000, matchPercent: 100, matchMax: 50_000, wageringMultiplier: 10, validDays: 60, maxBet: 10_000 } },
      { bonusCode: 'OVENI' },
      { bonusCode: 'SPINS' },
      { bonusCode: 'PENGE', terms: { credit: 5_000, wageringMultiplier: 10, validDays: 60, maxBet: 5_000 } },
    ])
    const html = content.pages.get('bonusvilkaar')?.html.replaceAll('\u00a0', ' ') ?? ''
    for (const term of ['500 spins', '0,20 kr.', 'mindst 100 kr.', '10 gange', 'Højst 100 kr.', '60 dage']) expect(html).toContain(term)
    expect(html).toContain('Du skal satse for 1.000 kr.</strong> (10 × 100 kr.), før bonus og gevinster kan udbetales.')
  })
})

describe('an invalid seed file', () => {
  let folder = ''
  afterEach(() => rmSync(folder, { recursive: true, force: true }))
  const withFile = (file: string, text: string) => {
    folder = mkdtempSync(join(tmpdir(), 'seed-'))
    cpSync(seedFolder(), folder, { recursive: true })
    writeFileSync(join(folder, file), text)
    return () => loadCmsContent(folder)
  }

  it.each([
    ['menu.json', '[{ "id": "home", "text": "Forside", "slug": "/" }]', 'seed/menu.json: 0.text'],
    ['layouts.json', '{', 'seed/layouts.json is not JSON'],
    [
      'layouts.json',
      '{ "header": { "zones": { "start": [], "center": [], "end": [] } }, "strip": { "links": [] }, "forms": { "withdrawal": { "fields": [{ "name": "amount", "label": "payout.sum" }] } } }',
      'seed/layouts.json: forms.withdrawal.fields.0.label: unknown_text',
    ],
    [
      'system-config.json',
      '[{ "name": "limitRaiseHours", "type": "number", "value": "12" }]',
      'seed/system-config.json: system configuration "limitRaiseHours"',
    ],
    ['system-config.json', '[{ "name": "x", "type": "json", "value": "{" }]', 'seed/system-config.json: 0.value: the value is not JSON'],
    [
      'button-themes.json',
      '{ "login": { "text": "btn.login", "variant": "loud" } }',
      'seed/button-themes.json: login.variant: invalid_value',
    ],
    ['pages.json', '{ "gone": { "title": "x", "description": "y" } }', 'seed/pages/gone.html is missing'],
    ['pages/om-os.html', ' ', 'seed/pages/om-os.html is empty'],
    ['translations.json', '{ "menu": { "hjem": "x" } }', 'seed/translations.json: menu.hjem: no such text'],
  ])('%s (%s) throws an error with the file and the path of the value', (file, text, message) => {
    expect(withFile(file, text)).toThrow(message)
  })

  it('overrides a text of the catalogue', () => {
    const { translations } = withFile('translations.json', '{ "menu": { "home": "Hjem" } }')()
    expect(translations.menu).toEqual({ ...textCatalogue.menu, home: 'Hjem' })
  })
})
