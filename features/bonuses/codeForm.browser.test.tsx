import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PageContextProvider, type PageContextValue } from '../content/PageContext.tsx'
import { CodeSection } from './CodeSection.tsx'
import { initialAccountBonusesState } from './model.ts'

const context = { buttonThemes: {} } as PageContextValue // the form reads nothing else
const viewport = [window.innerWidth, window.innerHeight] as const
afterEach(() => page.viewport(...viewport))

it('keeps the code field as wide as in any form', async () => {
  await page.viewport(1280, 800)
  const { container } = await render(
    <PageContextProvider value={context}>
      <CodeSection state={initialAccountBonusesState} filledCode="" busy={false} onLook={vi.fn()} onJoin={vi.fn()} onDismiss={vi.fn()} />
    </PageContextProvider>,
  )
  expect(container.clientWidth).toBeGreaterThan(1000)
  expect(container.querySelector('input')?.clientWidth).toBeLessThanOrEqual(440)
})
