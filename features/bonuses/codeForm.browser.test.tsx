import { createTestRoot } from '@casino/design-system/testing/testRoot'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { PageContextProvider, type PageContextValue } from '../content/PageContext.tsx'
import { CodeSection } from './CodeSection.tsx'
import { initialAccountBonusesState } from './model.ts'

const context = { buttonThemes: {} } as PageContextValue // the form reads nothing else
const root = createTestRoot()
const viewport = [window.innerWidth, window.innerHeight] as const
afterEach(() => page.viewport(...viewport))

it('the field of the code is as wide as in any form, not as the page', async () => {
  await page.viewport(1280, 800)
  await root.render(
    <PageContextProvider value={context}>
      <CodeSection state={initialAccountBonusesState} filledCode="" busy={false} onLook={vi.fn()} onJoin={vi.fn()} onDismiss={vi.fn()} />
    </PageContextProvider>,
  )
  expect(root.element.clientWidth).toBeGreaterThan(1000)
  expect(root.element.querySelector('input')?.clientWidth).toBeLessThanOrEqual(440)
})
