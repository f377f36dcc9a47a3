import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
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
const shell = (path: string, value: PageContextValue) => (
  <PageContextProvider value={value}>
    <TranslationProvider i18n={i18n}>
      <Router hook={() => [path, () => undefined]} searchHook={() => ''}>
        <Shell header="shown">{path}</Shell>
      </Router>
    </TranslationProvider>
  </PageContextProvider>
)

it('does not render an unchanged footer again', async () => {
  const readLinks = vi.fn(() => footer.links)
  const sameFooter = Object.defineProperty({ ...footer }, 'links', { get: readLinks })
  const { container, rerender } = await render(shell('/jackpots', { ...context, footer: sameFooter }))
  expect(readLinks).toHaveBeenCalledOnce()
  await rerender(shell('/nyheder', { ...context, footer: sameFooter, now: now + 1 }))
  expect(container.querySelector('main')?.textContent).toBe('/nyheder')
  expect(readLinks).toHaveBeenCalledOnce()
})

it('does not set the clock back with a prefetched payload', async () => {
  const { container, rerender } = await render(shell('/jackpots', context))
  expect(container.textContent).toContain('20:41:07')
  await rerender(shell('/nyheder', { ...context, now: now - 10_000 }))
  expect(container.textContent).toContain('20:41:07')
})
