import { replaceTexts } from '@casino/design-system/testing/replaceTexts'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { FailureAlert } from './FailureAlert.tsx'
import type { WithdrawalFailure } from './model.ts'

const alert = (failure: WithdrawalFailure) => <FailureAlert failure={failure} supportEmail="hjaelp@nordlys.example" />

it('replaces a failure by the next one on a page that the browser has translated', async () => {
  const { container, rerender } = await render(alert({ kind: 'repeat', message: 'Vi fik ikke svar.', reference: 'ABC' }))
  replaceTexts(container)
  await rerender(alert({ kind: 'support', message: 'Du kan ikke udbetale lige nu.', reference: null }))
  expect(container.textContent).toContain('Du kan ikke udbetale lige nu.')
  expect(container.textContent).not.toContain('Vi fik ikke svar.')
  expect(container.textContent).not.toContain('ABC')
})
