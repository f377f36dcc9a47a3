import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PageContextProvider, type PageContextValue } from '../content/PageContext.tsx'
import { i18nOfGroup } from '../content/testing/groupTexts.ts'
import texts from '../content/texts/da/consent.json' with { type: 'json' }
import { TranslationProvider } from '../content/useTranslations.tsx'
import { CookieChoicesDialog } from './CookieChoicesDialog.tsx'

const context = { buttonThemes: {} } as PageContextValue // the dialog reads nothing else
const i18n = i18nOfGroup('consent', texts)
const viewport = [window.innerWidth, window.innerHeight] as const
afterEach(() => page.viewport(...viewport))

it('shows refuse and accept at the same size in one row on the narrowest phone', async () => {
  await page.viewport(320, 640)
  await render(
    <PageContextProvider value={context}>
      <TranslationProvider i18n={i18n}>
        <CookieChoicesDialog
          open
          current={{ statistics: false, marketing: false }}
          busy={false}
          error={null}
          onChoose={vi.fn()}
          onClose={vi.fn()}
        />
      </TranslationProvider>
    </PageContextProvider>,
  )
  const boxOf = async (name: string) => {
    const button = await vi.waitUntil(() =>
      [...document.querySelectorAll('[role="dialog"] button')].find(({ textContent }) => textContent?.startsWith(name)),
    )
    return button.getBoundingClientRect()
  }
  const [refuse, accept] = [await boxOf(texts.refuse), await boxOf(texts.accept)]
  expect(refuse.top).toBe(accept.top)
  expect(refuse.width).toBeCloseTo(accept.width, 0)
})
