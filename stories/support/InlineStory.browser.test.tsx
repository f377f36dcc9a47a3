import { useEffect, useRef } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createPageContext } from './pageContext.ts'
import { StoryProviders } from './StoryProviders.tsx'
import { initialGlobals } from './toolbars.ts'

/** A screen that focuses its invalid field. */
function InvalidForm() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return <input ref={field} aria-label="E-mail" />
}

let field: HTMLElement | null
beforeEach(async () => {
  scrollTo(0, 0)
  const { container } = await render(
    <>
      <p style={{ blockSize: '200vh' }}>Guidance</p>
      <StoryProviders toolbars={initialGlobals} inDocs path="/" page={createPageContext('nordlys')} calls={{}}>
        <InvalidForm />
      </StoryProviders>
    </>,
  )
  field = container.querySelector('input')
})

it('takes neither the focus nor the scroll position of its docs page', () => {
  expect([document.activeElement, scrollY]).toEqual([document.body, 0])
})

it('works for a reader who points at it', async () => {
  await page.elementLocator(field ?? document.body).click({ force: true })
  expect(document.activeElement).toBe(field)
})

it('takes the focus after a key of the reader', () => {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
  field?.focus()
  expect(document.activeElement).toBe(field)
})
