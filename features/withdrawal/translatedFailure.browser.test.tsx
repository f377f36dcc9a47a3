import { createTestRoot } from '@casino/design-system/testing/testRoot'
import { expect, it } from 'vitest'
import { FailureAlert } from './FailureAlert.tsx'
import type { WithdrawalFailure } from './model.ts'

const root = createTestRoot()
const show = (failure: WithdrawalFailure) => root.render(<FailureAlert failure={failure} supportEmail="hjaelp@nordlys.example" />)

/** Does to the page what Google Translate does: each text is moved into two elements `font`. */
function translate(): void {
  const walker = document.createTreeWalker(root.element, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text && walker.currentNode.data.trim()) texts.push(walker.currentNode)
  for (const text of texts) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = `translated ${text.data}`
    outer.append(inner)
    text.replaceWith(outer)
  }
}

it('a failure after another is shown on a page that the browser has translated', async () => {
  await show({ kind: 'repeat', message: 'Vi fik ikke svar.', reference: 'ABC' })
  translate()
  await show({ kind: 'support', message: 'Du kan ikke udbetale lige nu.', reference: null })
  expect(root.element.textContent).toContain('Du kan ikke udbetale lige nu.')
  expect(root.element.textContent).not.toContain('Vi fik ikke svar.')
  expect(root.element.textContent).not.toContain('ABC')
})
