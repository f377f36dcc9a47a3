import '@casino/tokens/tokens.css'
import '@casino/design-system/theme/global'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PageContextProvider } from '../content/PageContext.tsx'
import { i18nOfGroup } from '../content/testing/groupTexts.ts'
import texts from '../content/texts/da/login.json' with { type: 'json' }
import { TranslationProvider } from '../content/useTranslations.tsx'
import { LoginReturnScreen, type LoginReturnScreenProps } from './LoginReturnScreen.tsx'
import { StepUpScreen } from './StepUpScreen.tsx'
import { loginReturnContext, loginReturnProps } from './testing/loginReturn.ts'

const i18n = i18nOfGroup('login', texts)
const viewport = [window.innerWidth, window.innerHeight] as const
afterEach(() => page.viewport(...viewport))

type Progress = Pick<LoginReturnScreenProps, 'state' | 'registeredName'>
const returnScreen = (method: LoginReturnScreenProps['method'], progress: Progress) => (
  <PageContextProvider value={loginReturnContext}>
    <TranslationProvider i18n={i18n}>
      <LoginReturnScreen {...loginReturnProps} {...progress} method={method} />
    </TranslationProvider>
  </PageContextProvider>
)

/** Without the page's minimum height, which would hide a difference. */
const contentHeight = (container: HTMLElement): number => {
  const content = container.querySelector<HTMLElement>('h1')?.closest<HTMLElement>('section')?.parentElement
  if (!content) throw new Error('no content')
  return content.offsetHeight
}

/** The page follows these by itself: what moves then is a layout shift. */
const checks: readonly Progress[] = [
  { state: { type: 'completing' } },
  { state: { type: 'validating', dateOfBirth: '1990-01-01', cpr: null } },
  { state: { type: 'opening' } },
  { state: { type: 'limits', resumed: false } },
  { state: { type: 'leaving', delayMs: 2000 } },
]
const registration: readonly Progress[] = [
  ...checks,
  { state: { type: 'registering' } },
  {
    state: { type: 'leaving', delayMs: 2000 },
    registeredName: { firstName: 'Christoffer', lastName: 'Vestergaard', isCorrected: false },
  },
]

it.each([
  ['login', checks],
  ['register', registration],
] as const)('keeps the height of the content through the steps of a %s on the narrowest phone', async (method, steps) => {
  await page.viewport(320, 640)
  const { container, rerender } = await render(null)
  const heights: Record<string, number> = {}
  for (const step of steps) {
    await rerender(returnScreen(method, step))
    await document.fonts.ready
    heights[container.querySelector('h1')?.textContent ?? ''] = contentHeight(container)
  }
  const [first] = Object.values(heights)
  expect(heights).toEqual(Object.fromEntries(Object.keys(heights).map((title) => [title, first])))
})

it.each([
  ['the narrowest phone', 320, 640],
  ['a laptop', 1280, 800],
])('keeps the height of the page when the CPR form and its error appear on %s', async (_, width, height) => {
  await page.viewport(width, height)
  const { container, rerender } = await render(returnScreen('login', { state: { type: 'completing' } }))
  const progressHeight = container.offsetHeight
  for (const rejected of [
    { mismatch: false, attemptsLeft: null },
    { mismatch: true, attemptsLeft: 2 },
  ] as const) {
    await rerender(returnScreen('login', { state: { type: 'askingCpr', ...rejected } }))
    await expect.poll(() => container.querySelector('form')).not.toBeNull()
    await document.fonts.ready
    expect(container.offsetHeight).toBe(progressHeight)
  }
})

it('keeps the height of the page at the end of a step-up', async () => {
  await page.viewport(320, 640)
  const { container, rerender } = await render(null)
  const heights: number[] = []
  for (const type of ['confirming', 'confirmed'] as const) {
    await rerender(
      <TranslationProvider i18n={i18n}>
        <StepUpScreen
          state={{ type }}
          purpose="contact"
          returnPath="/"
          siteName="Nordlys"
          identityRedirect={{ locked: false, redirecting: false }}
          identityRedirectError={null}
          onRetry={vi.fn()}
          onIdentityRedirect={vi.fn()}
        />
      </TranslationProvider>,
    )
    await document.fonts.ready
    heights.push(container.offsetHeight)
  }
  expect(heights[1]).toBe(heights[0])
})
