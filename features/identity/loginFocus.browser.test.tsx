import { createTestRoot } from '@casino/design-system/testing/testRoot'
import { expect, it } from 'vitest'
import { PageContextProvider } from '../content/PageContext.tsx'
import { LoginReturnScreen, type LoginReturnScreenProps } from './LoginReturnScreen.tsx'
import { loginReturnContext, loginReturnProps } from './testing/loginReturn.ts'

const root = createTestRoot()
const render = (state: LoginReturnScreenProps['state']) =>
  root.render(
    <PageContextProvider value={loginReturnContext}>
      <LoginReturnScreen {...loginReturnProps} state={state} />
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
