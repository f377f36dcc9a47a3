import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { PageContextProvider, type PageContextValue } from '../content/PageContext.tsx'
import { PauseSection } from './PauseSection.tsx'

const context = { buttonThemes: {} } as PageContextValue // the section reads nothing else

it('puts the introduction closer to its heading than to the cards', async () => {
  const { container } = await render(
    <PageContextProvider value={context}>
      <PauseSection state={{ type: 'idle', lastResult: null }} pausedUntil={null} now={0} bankDays={{ min: 1, max: 3 }} onEvent={vi.fn()} />
    </PageContextProvider>,
  )
  const boxOf = (element?: Element | null) => (element ?? container).getBoundingClientRect()
  const [heading, introduction, card] = ['h2', 'p', 'h3'].map((selector) => container.querySelector(selector))
  const [above, below] = [boxOf(heading).bottom, boxOf(card?.parentElement).top]
  expect(boxOf(introduction).top - above).toBeLessThan(below - boxOf(introduction).bottom)
})
