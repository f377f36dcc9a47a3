import { replaceTexts } from '@casino/design-system/testing/replaceTexts'
import { createTestRoot } from '@casino/design-system/testing/testRoot'
import { expect, it } from 'vitest'
import { FailureAlert } from './FailureAlert.tsx'
import type { WithdrawalFailure } from './model.ts'

const root = createTestRoot()
const show = (failure: WithdrawalFailure) => root.render(<FailureAlert failure={failure} supportEmail="hjaelp@nordlys.example" />)

it('a failure after another is shown on a page that the browser has translated', async () => {
  await show({ kind: 'repeat', message: 'Vi fik ikke svar.', reference: 'ABC' })
  replaceTexts(root.element)
  await show({ kind: 'support', message: 'Du kan ikke udbetale lige nu.', reference: null })
  expect(root.element.textContent).toContain('Du kan ikke udbetale lige nu.')
  expect(root.element.textContent).not.toContain('Vi fik ikke svar.')
  expect(root.element.textContent).not.toContain('ABC')
})
