import '@casino/tokens/tokens.css'
import '@casino/design-system/theme/global'
import { createTestRoot } from '@casino/design-system/testing/testRoot'
import { expect, it } from 'vitest'
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
const root = createTestRoot()
const payment = { type: 'approved', depositLogId: 'log-1', method: 'card', amount: kroner(100), bonus: null } as const

async function receiptHeight(balance: Ore | null, history: TransferHistory): Promise<number> {
  await root.render(
    <PageContextProvider value={context}>
      <TranslationProvider i18n={i18n}>
        <Receipt payment={payment} balance={balance} history={history} level={2} focused={false} />
      </TranslationProvider>
    </PageContextProvider>,
  )
  await document.fonts.ready
  return root.element.offsetHeight
}

// March has the widest short name
it('the time and the number of a payment do not move the actions below them on the narrowest phone', async () => {
  root.element.style.inlineSize = '288px'
  const loading = await receiptHeight(null, { type: 'ready', value: [] })
  const transfers = [depositTransfer(100, { startDate: Date.UTC(2026, 2, 28, 19, 44), externalId: 'log-1' })]
  expect(await receiptHeight(kroner(1350), { type: 'ready', value: transfers })).toBe(loading)
  expect(root.element.textContent).toMatch(/28\.\s*mar\.\s*2026,\s*20\.44/)
})
