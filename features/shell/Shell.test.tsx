import { renderToStaticMarkup } from 'react-dom/server'
import { SWRConfig } from 'swr'
import { describe, expect, it } from 'vitest'
import { Router } from 'wouter'
import { callKey } from '../api/contract.ts'
import { footerSchema, layoutsSchema, menuItemSchema } from '../content/entities/layout.ts'
import { PageContextProvider, type PageContextValue } from '../content/PageContext.tsx'
import { defaultSystemConfig } from '../content/systemConfig.ts'
import { Shell } from './Shell.tsx'

const now = Date.UTC(2026, 10, 20, 19, 41, 7)
const context: PageContextValue = {
  site: {
    name: 'Nordlys',
    logo: {},
    topLogo: {},
    backgroundLogo: {},
    brand: 'nordlys',
    licence: 'Tilladelse',
    supportHours: '',
    company: { name: 'Selskab', cvr: '00112233', address: 'Vej 1', licenceNumber: '00-1' },
    supportEmail: 'a@b.example',
    supportPhone: '00 11 22 33',
    serverTime: now,
  },
  brand: 'nordlys',
  forms: {},
  layouts: layoutsSchema.parse({
    header: { zones: { start: ['dropdown', 'logo'], center: ['menuBar'], end: ['welcome', 'credit', 'topUp', 'login', 'register'] } },
    menuBar: ['slots'],
    bottomMenu: [{ id: 'menu', text: 'menu.menu', slug: '', icon: 'menu' }],
    strip: { links: [{ text: 'ROFUS', url: 'https://www.rofus.nu/', newTab: true }] },
  }),
  menu: [menuItemSchema.parse({ id: 'slots', text: 'menu.slot_machines', slug: '/spilleautomater' })],
  footer: footerSchema.parse({ text: { header: 'Om os', details: '' }, links: [], logos: [] }),
  wallpaper: null,
  session: { loggedIn: false, fingerprint: null },
  now,
  buttonThemes: { login: { text: { xs: 'menu.account' } }, topUp: { text: { lg: 'menu.account' }, iconStart: { xs: 'Plus' } } },
  system: defaultSystemConfig,
}
const fallbackOf = (pausedUntil: number | null) => ({
  [callKey('session.profile', {})]: { firstName: 'Freja', lastLogin: null, loggedInAt: now - 12 * 60_000, pausedUntil },
  [callKey('session.summary', {})]: { TotalBalance: 125_000 },
})

const renderShell = (loggedIn: boolean, header: 'shown' | 'hidden' = 'shown', loaded = true, pausedUntil: number | null = null) =>
  renderToStaticMarkup(
    <SWRConfig value={{ fallback: loaded ? fallbackOf(pausedUntil) : {} }}>
      <PageContextProvider value={{ ...context, session: { loggedIn, fingerprint: loggedIn ? 'own' : null } }}>
        <Router ssrPath="/spilleautomater/nye-spil">
          <Shell header={header}>Side</Shell>
        </Router>
      </PageContextProvider>
    </SWRConfig>,
  )

describe('the shell', () => {
  it('starts with a skip link to the main landmark', () => {
    const html = renderShell(false)
    const first = /<a [^>]*href="([^"]+)"/.exec(html)?.[1]
    expect(first).toBe('#indhold')
    expect(html).toMatch(/<main [^>]*id="indhold"[^>]*>Side<\/main>/)
  })

  it('shows a guest login and registration, with themed texts, and no top-up', () => {
    const html = renderShell(false)
    expect(html).toContain('href="/log-ind"')
    expect(html).toMatch(/data-button-theme="login"[^>]*>menu\.account/)
    expect(html).toContain('href="/registrer"')
    expect(html).not.toContain('data-button-theme="topUp"')
  })

  it('shows a player the balance, top-up and the time logged in', () => {
    const html = renderShell(true)
    expect(html).toContain('1.250,00\u00a0kr.')
    expect(html).toContain('data-button-theme="topUp"')
    expect(html).toContain('0:12')
    expect(html).not.toContain('href="/registrer"')
  })

  it('shows no balance without a server response', () => {
    const html = renderShell(true, 'shown', false)
    expect(html).toContain('shell.balance_unknown')
    expect(html).not.toContain('kr.')
  })

  it('keeps the clock and the protection links when the header is hidden', () => {
    const html = renderShell(true, 'hidden')
    expect(html).not.toContain('<header')
    expect(html).toContain('20:41:07')
    expect(html).toContain('https://www.rofus.nu/')
  })

  it('states company, licence and contact of the brand, and the age of the rule', () => {
    const html = renderShell(false).replaceAll(/<[^>]+>/g, ' ')
    for (const key of ['footer_age', 'footer_write', 'footer_support', 'footer_company', 'footer_licence_number', 'age_mark'])
      expect(html).toContain(`shell.${key}`)
    expect(renderShell(false)).toContain('href="mailto:a@b.example"')
    expect(renderShell(false)).toContain('href="tel:+4500112233"')
  })

  it('links the balance to the overview, for browsers without scripts', () => {
    expect(renderShell(true)).toMatch(/<a [^>]*aria-haspopup="dialog"[^>]*href="\/min-konto\/oversigt"/)
  })

  it('offers a paused player no deposit', () => {
    expect(renderShell(true, 'shown', true, now + 60_000)).not.toContain('href="/min-konto/overfoer"')
  })

  it('marks the current section', () => {
    expect(renderShell(false)).toMatch(/href="\/spilleautomater"[^>]*aria-current="page"/)
  })
})
