import { createTestRoot } from '@casino/design-system/testing/testRoot'
import { expect, it, vi } from 'vitest'
import { PageContextProvider, type PageContextValue } from '../content/PageContext.tsx'
import { PauseSection } from './PauseSection.tsx'

const context = { buttonThemes: {} } as PageContextValue // the section reads nothing else
const root = createTestRoot()

it('the introduction of the pauses belongs to its heading: it is closer to it than to the cards', async () => {
  await root.render(
    <PageContextProvider value={context}>
      <PauseSection state={{ type: 'idle', lastResult: null }} pausedUntil={null} now={0} bankDays={{ min: 1, max: 3 }} onEvent={vi.fn()} />
    </PageContextProvider>,
  )
  const boxOf = (element?: Element | null) => (element ?? root.element).getBoundingClientRect()
  const [heading, introduction, card] = ['h2', 'p', 'h3'].map((selector) => root.element.querySelector(selector))
  const [above, below] = [boxOf(heading).bottom, boxOf(card?.parentElement).top]
  expect(boxOf(introduction).top - above).toBeLessThan(below - boxOf(introduction).bottom)
})
