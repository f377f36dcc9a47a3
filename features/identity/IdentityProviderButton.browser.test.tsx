import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { PageContextProvider } from '../content/PageContext.tsx'
import { IdentityProviderButton } from './IdentityProviderButton.tsx'
import { loginReturnContext } from './testing/loginReturn.ts'

it('keeps the focus on the MitID button when its redirect fails, and ignores clicks until it is unlocked', async () => {
  let clicks = 0
  const providerButton = (redirect: { locked: boolean; redirecting: boolean }) => (
    <PageContextProvider value={loginReturnContext}>
      <IdentityProviderButton redirect={redirect} onClick={() => clicks++} />
    </PageContextProvider>
  )
  const { container, rerender } = await render(providerButton({ locked: false, redirecting: false }))
  const button = container.querySelector('button')
  button?.focus()
  await rerender(providerButton({ locked: true, redirecting: true }))
  await rerender(providerButton({ locked: true, redirecting: false }))
  // a control that cannot have the focus loses it with the next frame
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(document.activeElement).toBe(button)
  button?.click()
  expect(clicks).toBe(0)
  await rerender(providerButton({ locked: false, redirecting: false }))
  button?.click()
  expect(clicks).toBe(1)
})
