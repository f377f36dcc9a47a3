import { createTestRoot } from '@casino/design-system/testing/testRoot'
import { expect, it, vi } from 'vitest'
import { PageContextProvider, type PageContextValue } from '../content/PageContext.tsx'
import { defaultSystemConfig } from '../content/systemConfig.ts'
import { LoginReturnScreen, type LoginReturnScreenProps } from './LoginReturnScreen.tsx'

const context = { buttonThemes: {}, system: defaultSystemConfig } as PageContextValue // the screen reads nothing else

const root = createTestRoot()
const render = (state: LoginReturnScreenProps['state']) =>
  root.render(
    <PageContextProvider value={context}>
      <LoginReturnScreen
        state={state}
        method="login"
        rules={defaultSystemConfig}
        siteName="Nordlys"
        redirectTo="/"
        identityRedirect={{ locked: false, redirecting: false }}
        identityRedirectError={null}
        limitsStep={null}
        onCpr={vi.fn()}
        onRetry={vi.fn()}
        onIdentityRedirect={vi.fn()}
      />
    </PageContextProvider>,
  )

it('the check of the CPR number takes the focus of its form, which is gone', async () => {
  await render({ type: 'askingCpr', mismatch: false, attemptsLeft: null })
  await expect.poll(() => root.element.querySelector('input')).not.toBeNull()
  root.element.querySelector<HTMLInputElement>('input')?.focus()
  await render({ type: 'validating', dateOfBirth: '1990-01-01', cpr: '0101901234' })
  expect(document.activeElement?.ariaLabel).toBe('login.progress_validating')
})

it('a page that opens with the check leaves the focus', async () => {
  await render({ type: 'completing' })
  expect(document.activeElement).toBe(document.body)
})
