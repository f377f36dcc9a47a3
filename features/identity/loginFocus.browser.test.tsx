import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { PageContextProvider } from '../content/PageContext.tsx'
import { LoginReturnScreen, type LoginReturnScreenProps } from './LoginReturnScreen.tsx'
import { loginReturnContext, loginReturnProps } from './testing/loginReturn.ts'

const returnScreen = (state: LoginReturnScreenProps['state']) => (
  <PageContextProvider value={loginReturnContext}>
    <LoginReturnScreen {...loginReturnProps} state={state} />
  </PageContextProvider>
)

it('moves the focus from the CPR form to the check that replaces it', async () => {
  const { container, rerender } = await render(returnScreen({ type: 'askingCpr', mismatch: false, attemptsLeft: null }))
  await expect.poll(() => container.querySelector('input')).not.toBeNull()
  container.querySelector<HTMLInputElement>('input')?.focus()
  await rerender(returnScreen({ type: 'validating', dateOfBirth: '1990-01-01', cpr: '0101901234' }))
  expect(document.activeElement?.ariaLabel).toBe('login.progress_validating')
})

it('does not take the focus when the page opens with the check', async () => {
  await render(returnScreen({ type: 'completing' }))
  expect(document.activeElement).toBe(document.body)
})
