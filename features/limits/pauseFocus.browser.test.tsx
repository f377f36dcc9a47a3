import { useReducer } from 'react'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PageContextProvider, type PageContextValue } from '../content/PageContext.tsx'
import { pauseReducer } from './model.ts'
import { PauseNotice, PauseSection } from './PauseSection.tsx'

const context = { buttonThemes: {} } as PageContextValue // the pauses read nothing else
const press = (name: string) => page.getByRole('button', { name }).click()

/** The pauses of a player whose pause the server starts when `dispatch` is called with its result. */
let start: () => void
function Pauses() {
  const [state, dispatch] = useReducer(pauseReducer, { type: 'idle', lastResult: null })
  start = () => dispatch({ type: 'locked', result: { pausedUntil: 86_400_000, closed: false } })
  const pausedUntil = state.lastResult?.pausedUntil ?? null
  return (
    <>
      {pausedUntil !== null && <PauseNotice state={state} pausedUntil={pausedUntil} />}
      <PauseSection state={state} pausedUntil={pausedUntil} now={0} bankDays={{ min: 1, max: 3 }} onEvent={dispatch} />
    </>
  )
}

it('moves the focus to the notice of a new pause, because its button is gone', async () => {
  await render(
    <PageContextProvider value={context}>
      <main tabIndex={-1}>
        <Pauses />
      </main>
    </PageContextProvider>,
  )
  await press('limitations.pause_24h_button')
  const dialog = () => document.querySelector('[role="alertdialog"]')
  await vi.waitFor(() => expect(dialog()?.contains(document.activeElement)).toBe(true), { timeout: 15_000 })
  await press('question.pause_24h_confirm')
  start()
  await vi.waitFor(() => expect(dialog()).toBe(null), { timeout: 15_000 })
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('limitations.paused_title'), { timeout: 15_000 })
  expect(document.activeElement?.textContent).toContain('limitations.paused_until')
})
