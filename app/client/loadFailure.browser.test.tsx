import { createTestRoot } from '@casino/design-system/testing/testRoot'
import { createI18n, TranslationProvider } from '@casino/features/content/useTranslations'
import { mainId } from '@casino/features/shell/mainId'
import { expect, it } from 'vitest'
import { UnopenedPage } from './LoadFailure.tsx'

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

it('leaves the focus outside the page where it is', async () => {
  await renderPage(false)
  const menu = root.element.querySelector('button')
  menu?.focus()
  await renderPage(true)
  expect(document.activeElement).toBe(menu)
})
