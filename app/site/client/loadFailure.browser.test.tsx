import { createTestRoot } from '@casino/design-system/testing/testRoot'
import { createI18n, TranslationProvider } from '@casino/features/content/useTranslations'
import { mainId } from '@casino/features/shell/mainId'
import { expect, it, vi } from 'vitest'
import { initialStatus, type LoadFailure } from './appStore.ts'
import { UnopenedPage } from './LoadFailure.tsx'
import { StatusNotices } from './StatusNotices.tsx'

const root = createTestRoot()

const renderPage = (unopened: boolean) =>
  root.render(
    <TranslationProvider i18n={createI18n({})}>
      <button type="button">Menu</button>
      <main id={mainId}>{unopened ? <UnopenedPage type="failed" onRetry={() => undefined} /> : <h1 tabIndex={-1}>Vilkår</h1>}</main>
    </TranslationProvider>,
  )

it('takes over the focus of the page that it replaces', async () => {
  await renderPage(false)
  root.element.querySelector('h1')?.focus()
  await renderPage(true)
  expect(document.activeElement).toBe(root.element.querySelector('h1'))
})

it('leaves a focus outside the page unchanged', async () => {
  await renderPage(false)
  const menu = root.element.querySelector('button')
  menu?.focus()
  await renderPage(true)
  expect(document.activeElement).toBe(menu)
})

it('offers to load the page again for a part whose script hangs; any other is opened again by its own control', async () => {
  const onReload = vi.fn()
  const renderNotice = (partFailure: LoadFailure) =>
    root.render(
      <StatusNotices
        {...initialStatus}
        partFailure={partFailure}
        onRetryNavigation={vi.fn()}
        onDismissFailure={vi.fn()}
        onReload={onReload}
      />,
    )
  const names = () => Array.from(root.element.querySelectorAll('button'), (button) => button.ariaLabel ?? button.textContent)
  await renderNotice('failed')
  expect(names()).toEqual(['site.close_notice'])
  await renderNotice('hung')
  expect(names().toSorted()).toEqual(['site.close_notice', 'site.reload'])
  const reload = Array.from(root.element.querySelectorAll('button')).find(({ textContent }) => textContent === 'site.reload')
  reload?.click()
  expect(onReload).toHaveBeenCalledOnce()
})
