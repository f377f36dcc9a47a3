import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
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
let root: Root
let element: HTMLElement

/** Shows a page that the visitor asked for at `requestedAt`. */
const showPage = (path: string, requestedAt: number) =>
  flushSync(() =>
    root.render(
      <PageContextProvider value={context}>
        <TranslationProvider i18n={i18n}>
          <Router hook={() => [path, () => undefined]} searchHook={() => ''}>
            <a href={paths.search}>Søg</a>
            <LazySearch pageRequestedAt={requestedAt} />
          </Router>
        </TranslationProvider>
      </PageContextProvider>,
    ),
  )
const openDialog = () => document.querySelector('[role=dialog][data-state=open]')
const openSearch = async () => {
  flushSync(() => element.querySelector('a')?.click())
  await vi.waitFor(() => expect(openDialog()).not.toBeNull(), { timeout: 10_000 })
}

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  element = document.createElement('div')
  document.body.append(element)
  root = createRoot(element)
})
afterEach(() => {
  root.unmount()
  element.remove()
  vi.unstubAllGlobals()
})

it('a page that was asked for before the search was opened leaves it open; the next page closes it', async () => {
  showPage('/jackpots', 0)
  const backPressedAt = performance.now()
  await openSearch()
  showPage('/nyheder', backPressedAt)
  expect(openDialog()).not.toBeNull()
  showPage('/kampagner', performance.now())
  await vi.waitFor(() => expect(openDialog()).toBeNull(), { timeout: 15_000 })
})

it('the search does not open again on the page that it was closed on by leaving it', async () => {
  showPage('/jackpots', 0)
  await openSearch()
  showPage('/nyheder', performance.now())
  await vi.waitFor(() => expect(openDialog()).toBeNull(), { timeout: 15_000 })
  showPage('/jackpots', performance.now())
  expect(openDialog()).toBeNull()
})
