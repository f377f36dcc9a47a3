import '@casino/tokens/tokens.css'
import '@casino/design-system/theme/global'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PageContextProvider, type PageContextValue } from '../content/PageContext.tsx'
import { kroner } from '../format/money.ts'
import { resolveFormRegistries } from '../forms/formRegistries.ts'
import { WithdrawalForm } from './WithdrawalForm.tsx'
import { WithdrawalFormSkeleton } from './WithdrawalFormSkeleton.tsx'

const context = { forms: resolveFormRegistries({}, () => true).forms, buttonThemes: {} } as PageContextValue // the withdrawal reads nothing else
const viewport = [window.innerWidth, window.innerHeight] as const
afterEach(() => page.viewport(...viewport))

// the page shows the form as soon as it has arrived: what moves then is a layout shift
it.each([
  ['a phone', 320, 640],
  ['a tablet', 768, 1024],
])('gives the form the height of its placeholder on %s', async (_, width, height) => {
  await page.viewport(width, height)
  const { container, rerender } = await render(<WithdrawalFormSkeleton />)
  await document.fonts.ready
  const placeholderHeight = container.offsetHeight
  await rerender(
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
  expect(container.offsetHeight).toBe(placeholderHeight)
})
