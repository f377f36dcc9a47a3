import '@casino/tokens/tokens.css'
import '@casino/design-system/theme/global'
import { createTestRoot } from '@casino/design-system/testing/testRoot'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { PageContextProvider, type PageContextValue } from '../content/PageContext.tsx'
import { kroner } from '../format/money.ts'
import { resolveFormRegistries } from '../forms/formRegistries.ts'
import { WithdrawalForm } from './WithdrawalForm.tsx'
import { WithdrawalFormSkeleton } from './WithdrawalFormSkeleton.tsx'

const context = { forms: resolveFormRegistries({}, () => true).forms, buttonThemes: {} } as PageContextValue // the withdrawal reads nothing else
const root = createTestRoot()
const viewport = [window.innerWidth, window.innerHeight] as const
afterEach(() => page.viewport(...viewport))

// the page shows the form as soon as it has arrived: what moves then is a layout shift
it.each([
  ['a phone', 320, 640],
  ['a tablet', 768, 1024],
])('the form has the height of its placeholder on %s', async (_, width, height) => {
  await page.viewport(width, height)
  await root.render(<WithdrawalFormSkeleton />)
  await document.fonts.ready
  const placeholderHeight = root.element.offsetHeight
  await root.render(
    <PageContextProvider value={context}>
      <WithdrawalForm
        rules={{ min: kroner(100), max: kroner(1000) }}
        amount={null}
        failure={null}
        confirmed={false}
        busy={false}
        supportEmail=""
        onSubmit={vi.fn()}
      />
    </PageContextProvider>,
  )
  await document.fonts.ready
  expect(root.element.offsetHeight).toBe(placeholderHeight)
})
