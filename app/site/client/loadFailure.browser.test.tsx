import { createI18n, TranslationProvider } from '@casino/features/content/useTranslations'
import { mainId } from '@casino/features/shell/mainId'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { initialStatus, type LoadFailure } from './appStore.ts'
import { UnopenedPage } from './LoadFailure.tsx'
import { StatusNotices } from './StatusNotices.tsx'

const site = (unopened: boolean) => (
  <TranslationProvider i18n={createI18n({})}>
    <button type="button">Menu</button>
    <main id={mainId}>{unopened ? <UnopenedPage type="failed" onRetry={() => undefined} /> : <h1 tabIndex={-1}>Vilkår</h1>}</main>
  </TranslationProvider>
)

it('takes over the focus of the page that it replaces', async () => {
  const { container, rerender } = await render(site(false))
  container.querySelector('h1')?.focus()
  await rerender(site(true))
  expect(document.activeElement).toBe(container.querySelector('h1'))
})

it('leaves a focus outside the page unchanged', async () => {
  const { container, rerender } = await render(site(false))
  const menu = container.querySelector('button')
  menu?.focus()
  await rerender(site(true))
  expect(document.activeElement).toBe(menu)
})

it('offers to load the page again for a part whose script hangs; any other is opened again by its own control', async () => {
  const onReload = vi.fn()
  const notice = (partFailure: LoadFailure) => (
    <StatusNotices
      {...initialStatus}
      partFailure={partFailure}
      onRetryNavigation={vi.fn()}
      onDismissFailure={vi.fn()}
      onReload={onReload}
    />
  )
  const { container, rerender } = await render(notice('failed'))
  const names = () => Array.from(container.querySelectorAll('button'), (button) => button.ariaLabel ?? button.textContent)
  expect(names()).toEqual(['site.close_notice'])
  await rerender(notice('hung'))
  expect(names().toSorted()).toEqual(['site.close_notice', 'site.reload'])
  const reload = Array.from(container.querySelectorAll('button')).find(({ textContent }) => textContent === 'site.reload')
  reload?.click()
  expect(onReload).toHaveBeenCalledOnce()
})
