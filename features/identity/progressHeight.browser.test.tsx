import '@casino/tokens/tokens.css'
import '@casino/design-system/theme/global'
import { createTestRoot } from '@casino/design-system/testing/testRoot'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { PageContextProvider } from '../content/PageContext.tsx'
import { i18nOfGroup } from '../content/testing/groupTexts.ts'
import texts from '../content/texts/da/login.json' with { type: 'json' }
import { TranslationProvider } from '../content/useTranslations.tsx'
import { LoginReturnScreen, type LoginReturnScreenProps } from './LoginReturnScreen.tsx'
import { StepUpScreen } from './StepUpScreen.tsx'
import { loginReturnContext, loginReturnProps } from './testing/loginReturn.ts'

const i18n = i18nOfGroup('login', texts)
const root = createTestRoot()
const viewport = [window.innerWidth, window.innerHeight] as const
afterEach(() => page.viewport(...viewport))

type Progress = Pick<LoginReturnScreenProps, 'state' | 'registeredName'>
const render = (method: LoginReturnScreenProps['method'], progress: Progress) =>
  root.render(
    <PageContextProvider value={loginReturnContext}>
      <TranslationProvider i18n={i18n}>
        <LoginReturnScreen {...loginReturnProps} {...progress} method={method} />
      </TranslationProvider>
    </PageContextProvider>,
  )

/** Without the page's minimum height, which would hide a difference. */
const contentHeight = (): number => {
  const content = root.element.querySelector<HTMLElement>('h1')?.closest<HTMLElement>('section')?.parentElement
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
] as const)('no step of a %s changes the height of the content on the narrowest phone', async (method, steps) => {
  await page.viewport(320, 640)
  const heights: Record<string, number> = {}
  for (const step of steps) {
    await render(method, step)
    await document.fonts.ready
    heights[root.element.querySelector('h1')?.textContent ?? ''] = contentHeight()
  }
  const [first] = Object.values(heights)
  expect(heights).toEqual(Object.fromEntries(Object.keys(heights).map((title) => [title, first])))
})

it.each([
  ['the narrowest phone', 320, 640],
  ['a laptop', 1280, 800],
])('the form of the CPR number and its error do not change the height of the page on %s', async (_, width, height) => {
  await page.viewport(width, height)
  await render('login', { state: { type: 'completing' } })
  const progressHeight = root.element.offsetHeight
  for (const rejected of [
    { mismatch: false, attemptsLeft: null },
    { mismatch: true, attemptsLeft: 2 },
  ] as const) {
    await render('login', { state: { type: 'askingCpr', ...rejected } })
    await expect.poll(() => root.element.querySelector('form')).not.toBeNull()
    await document.fonts.ready
    expect(root.element.offsetHeight).toBe(progressHeight)
  }
})

it('the end of a step-up does not change the height of the page', async () => {
  await page.viewport(320, 640)
  const heights: number[] = []
  for (const type of ['confirming', 'confirmed'] as const) {
    await root.render(
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
    heights.push(root.element.offsetHeight)
  }
  expect(heights[1]).toBe(heights[0])
})
