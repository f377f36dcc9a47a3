import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Button } from '../../components/Button/Button.tsx'
import { ErrorState } from './ErrorState.tsx'

const focusOn = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus()

/** A page whose content failed to load, and then the same one with it. */
const failed = (
  <main tabIndex={-1}>
    <ErrorState title="Siden kunne ikke hentes" action={<Button id="retry">Prøv igen</Button>} />
    <input />
  </main>
)
const loaded = (
  <main tabIndex={-1}>
    <p>Her er den.</p>
    <input />
  </main>
)

it('returns the focus to the page when it unmounts with its focused button', async () => {
  const { rerender } = await render(failed)
  focusOn('#retry')
  expect(document.activeElement?.id).toBe('retry')
  await rerender(loaded)
  await vi.waitFor(() => expect(document.activeElement?.localName).toBe('main'), { timeout: 15_000 })
})

it('takes no focus from elsewhere, nor from its replacement', async () => {
  const { rerender } = await render(failed)
  focusOn('main input')
  await rerender(loaded)
  expect(document.activeElement?.localName).toBe('input')
  await rerender(failed)
  focusOn('#retry')
  await rerender(
    <main tabIndex={-1}>
      <h1 tabIndex={-1} ref={(title) => title?.focus()}>
        Her er den.
      </h1>
    </main>,
  )
  await new Promise((resolve) => setTimeout(resolve))
  expect(document.activeElement?.localName).toBe('h1')
})
