import { createTestRoot } from '@casino/design-system/testing/testRoot'
import { expect, it } from 'vitest'
import { PageContextProvider } from '../content/PageContext.tsx'
import { IdentityProviderButton } from './IdentityProviderButton.tsx'
import { loginReturnContext } from './testing/loginReturn.ts'

const root = createTestRoot()

it('the button to MitID keeps the focus when its redirect fails, and ignores clicks until it is unlocked', async () => {
  let clicks = 0
  const render = (redirect: { locked: boolean; redirecting: boolean }) =>
    root.render(
      <PageContextProvider value={loginReturnContext}>
        <IdentityProviderButton redirect={redirect} onClick={() => clicks++} />
      </PageContextProvider>,
    )
  await render({ locked: false, redirecting: false })
  const button = root.element.querySelector('button')
  button?.focus()
  await render({ locked: true, redirecting: true })
  await render({ locked: true, redirecting: false })
  // a control that cannot have the focus loses it with the next frame
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(document.activeElement).toBe(button)
  button?.click()
  expect(clicks).toBe(0)
  await render({ locked: false, redirecting: false })
  button?.click()
  expect(clicks).toBe(1)
})
