import { createTestRoot } from '@casino/design-system/testing/testRoot'
import { createRef } from 'react'
import { expect, it } from 'vitest'
import { createI18n, TranslationProvider } from '../../content/useTranslations.tsx'
import { kroner } from '../../format/money.ts'
import { PendingPaymentPanel } from './PendingPaymentPanel.tsx'

const payment = { depositLogId: 'log-1', method: 'card', amount: kroner(100), startedAt: 0, type: 'waiting' } as const
const root = createTestRoot()
const renderPage = (pending: boolean) =>
  root.render(
    <TranslationProvider i18n={createI18n({})}>
      <button type="button">Menu</button>
      <main tabIndex={-1}>{pending ? <PendingPaymentPanel ref={createRef()} payment={payment} /> : <form />}</main>
    </TranslationProvider>,
  )

it('the page keeps the focus when a payment ends elsewhere while its link has it', async () => {
  await renderPage(true)
  root.element.querySelector('a')?.focus()
  expect(document.activeElement?.tagName).toBe('A')
  await renderPage(false)
  await expect.poll(() => document.activeElement).toBe(root.element.querySelector('main'))
})

it('leaves a focus outside the panel unchanged', async () => {
  await renderPage(true)
  root.element.querySelector('button')?.focus()
  await renderPage(false)
  await new Promise((resolve) => setTimeout(resolve))
  expect(document.activeElement).toBe(root.element.querySelector('button'))
})
