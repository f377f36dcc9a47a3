import { createRef } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { createI18n, TranslationProvider } from '../../content/useTranslations.tsx'
import { kroner } from '../../format/money.ts'
import { PendingPaymentPanel } from './PendingPaymentPanel.tsx'

const payment = { depositLogId: 'log-1', method: 'card', amount: kroner(100), startedAt: 0, type: 'waiting' } as const
const depositPage = (pending: boolean) => (
  <TranslationProvider i18n={createI18n({})}>
    <button type="button">Menu</button>
    <main tabIndex={-1}>{pending ? <PendingPaymentPanel ref={createRef()} payment={payment} /> : <form />}</main>
  </TranslationProvider>
)

it('moves the focus from the link to the page when the payment ends elsewhere', async () => {
  const { container, rerender } = await render(depositPage(true))
  container.querySelector('a')?.focus()
  expect(document.activeElement?.tagName).toBe('A')
  await rerender(depositPage(false))
  await expect.poll(() => document.activeElement).toBe(container.querySelector('main'))
})

it('leaves a focus outside the panel unchanged', async () => {
  const { container, rerender } = await render(depositPage(true))
  container.querySelector('button')?.focus()
  await rerender(depositPage(false))
  await new Promise((resolve) => setTimeout(resolve))
  expect(document.activeElement).toBe(container.querySelector('button'))
})
