import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Router } from 'wouter'
import { layoutsSchema } from '../../content/entities/layout.ts'
import { PageContextProvider, type PageContextValue } from '../../content/PageContext.tsx'
import { createI18n, TranslationProvider } from '../../content/useTranslations.tsx'
import { paths } from '../../navigation/paths.ts'
import { LazySearch } from './LazySearch.tsx'

const context = {
  layouts: layoutsSchema.parse({ header: { zones: { start: ['dropdown', 'logo'], center: [], end: [] } }, strip: { links: [] } }),
  menu: [],
  footer: { text: { header: '', details: '' }, links: [], logos: [] },
  session: { loggedIn: false, fingerprint: null },
  buttonThemes: {},
  inputThemes: {},
  system: {},
} as unknown as PageContextValue // what the search reads

const i18n = createI18n({})

/** A page that the visitor asked for at `requestedAt`. */
const pageAt = (path: string, requestedAt: number) => (
  <PageContextProvider value={context}>
    <TranslationProvider i18n={i18n}>
      <Router hook={() => [path, () => undefined]} searchHook={() => ''}>
        <a href={paths.search}>Søg</a>
        <LazySearch pageRequestedAt={requestedAt} />
      </Router>
    </TranslationProvider>
  </PageContextProvider>
)
const openDialog = () => document.querySelector('[role=dialog][data-state=open]')
const openSearch = async () => {
  await page.getByRole('link', { name: 'Søg' }).click()
  await vi.waitFor(() => expect(openDialog()).not.toBeNull(), { timeout: 10_000 })
}

beforeEach(() => void vi.stubGlobal('fetch', () => new Promise(() => undefined)))

it('stays open for a page that was requested before it opened, and closes for the next page', async () => {
  const { rerender } = await render(pageAt('/jackpots', 0))
  const backPressedAt = performance.now()
  await openSearch()
  await rerender(pageAt('/nyheder', backPressedAt))
  expect(openDialog()).not.toBeNull()
  await rerender(pageAt('/kampagner', performance.now()))
  await vi.waitFor(() => expect(openDialog()).toBeNull(), { timeout: 15_000 })
})

it('stays closed when the visitor returns to the page where it was open', async () => {
  const { rerender } = await render(pageAt('/jackpots', 0))
  await openSearch()
  await rerender(pageAt('/nyheder', performance.now()))
  await vi.waitFor(() => expect(openDialog()).toBeNull(), { timeout: 15_000 })
  await rerender(pageAt('/jackpots', performance.now()))
  expect(openDialog()).toBeNull()
})
