import { createTestRoot } from '@casino/design-system/testing/testRoot'
import { expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { footerSchema, layoutsSchema } from '../content/entities/layout.ts'
import { PageContextProvider, type PageContextValue } from '../content/PageContext.tsx'
import { createI18n, TranslationProvider } from '../content/useTranslations.tsx'
import { Shell } from './Shell.tsx'

const now = Date.UTC(2026, 10, 23, 19, 41, 7)
const footer = footerSchema.parse({ text: { header: 'Om os', details: '' }, links: [], logos: [] })
const context = {
  site: { name: 'Nordlys', logo: {}, topLogo: {}, backgroundLogo: {} },
  layouts: layoutsSchema.parse({ header: { zones: { start: ['dropdown', 'logo'], center: [], end: [] } }, strip: { links: [] } }),
  menu: [],
  footer,
  wallpaper: null,
  session: { loggedIn: false, fingerprint: null },
  now,
  buttonThemes: {},
  system: { minAge: 21 },
} as unknown as PageContextValue // what the shell of a guest reads

const i18n = createI18n({})
const root = createTestRoot()
const render = (path: string, value: PageContextValue) =>
  root.render(
    <PageContextProvider value={value}>
      <TranslationProvider i18n={i18n}>
        <Router hook={() => [path, () => undefined]} searchHook={() => ''}>
          <Shell header="shown">{path}</Shell>
        </Router>
      </TranslationProvider>
    </PageContextProvider>,
  )

it('a page with the same footer does not render it', async () => {
  const readLinks = vi.fn(() => footer.links)
  const sameFooter = Object.defineProperty({ ...footer }, 'links', { get: readLinks })
  await render('/jackpots', { ...context, footer: sameFooter })
  expect(readLinks).toHaveBeenCalledOnce()
  await render('/nyheder', { ...context, footer: sameFooter, now: now + 1 })
  expect(root.element.querySelector('main')?.textContent).toBe('/nyheder')
  expect(readLinks).toHaveBeenCalledOnce()
})

it('the payload of a later page, fetched ahead of it, does not set the clock back', async () => {
  await render('/jackpots', context)
  expect(root.element.textContent).toContain('20:41:07')
  await render('/nyheder', { ...context, now: now - 10_000 })
  expect(root.element.textContent).toContain('20:41:07')
})
