import '@casino/tokens/tokens.css'
import '@casino/design-system/theme/global'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { PageContextProvider, type PageContextValue } from '../../content/PageContext.tsx'
import { i18nOfGroup } from '../../content/testing/groupTexts.ts'
import texts from '../../content/texts/da/deposit.json' with { type: 'json' }
import { TranslationProvider } from '../../content/useTranslations.tsx'
import { kroner, type Ore } from '../../format/money.ts'
import type { TransferHistory } from '../history/transferHistory.ts'
import { depositTransfer } from '../testing/transfers.ts'
import { Receipt } from './Receipt.tsx'

const context = { buttonThemes: {} } as PageContextValue // the receipt reads nothing else
const i18n = i18nOfGroup('deposit', texts)
const payment = { type: 'approved', depositLogId: 'log-1', method: 'card', amount: kroner(100), bonus: null } as const

const receipt = (balance: Ore | null, history: TransferHistory) => (
  <PageContextProvider value={context}>
    <TranslationProvider i18n={i18n}>
      <Receipt payment={payment} balance={balance} history={history} level={2} focused={false} />
    </TranslationProvider>
  </PageContextProvider>
)

// March has the widest short name
it('keeps the actions in place when the time and the number of the payment arrive on the narrowest phone', async () => {
  const { container, rerender } = await render(receipt(null, { type: 'ready', value: [] }))
  container.style.inlineSize = '288px'
  await document.fonts.ready
  const loadingHeight = container.offsetHeight
  const transfers = [depositTransfer(100, { startDate: Date.UTC(2026, 2, 28, 19, 44), externalId: 'log-1' })]
  await rerender(receipt(kroner(1350), { type: 'ready', value: transfers }))
  await document.fonts.ready
  expect(container.offsetHeight).toBe(loadingHeight)
  expect(container.textContent).toMatch(/28\.\s*mar\.\s*2026,\s*20\.44/)
})
