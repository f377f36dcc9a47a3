import { createTestRoot } from '@casino/design-system/testing/testRoot'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { expect, it } from 'vitest'
import texts from '../content/texts/da/deposit.json' with { type: 'json' }
import { createI18n, TranslationProvider } from '../content/useTranslations.tsx'
import { kroner } from '../format/money.ts'
import { LatestTransfers } from './LatestTransfers.tsx'

const transferOf = (amount: number) => ({
  id: `transfer-${amount}`,
  type: 'deposit' as const,
  amount: { value: kroner(amount), currency: 'DKK' as const },
  state: 'implemented' as const,
  startDate: 0,
  endDate: 0,
  message: '411111******1111',
  externalId: '',
  orderSubType: { id: 'card', externalId: '', name: 'Visa' },
})

const root = createTestRoot()

/** How many lines a part of the rendered text stands on. */
function linesOf(part: string): number {
  const texts = document.createTreeWalker(root.element, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const start = texts.currentNode.textContent?.replaceAll('\u00a0', ' ').indexOf(part) ?? -1
    if (start < 0) continue
    const range = document.createRange()
    range.setStart(texts.currentNode, start)
    range.setEnd(texts.currentNode, start + part.length)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  }
  throw new Error(`no text “${part}”`)
}

it('the amounts stand in one column on a narrow phone, also the widest one', async () => {
  root.element.style.inlineSize = '288px'
  await root.render(<LatestTransfers history={{ type: 'known', transfers: [100, 1000, 100_000].map(transferOf) }} />)
  const amounts = [...root.element.querySelectorAll('li > :first-child > :last-child')].map((amount) => amount.getBoundingClientRect())
  expect(amounts).toHaveLength(3)
  expect(new Set(amounts.map(({ right }) => Math.round(right))).size).toBe(1)
  expect(new Set(amounts.map(({ height }) => height)).size).toBe(1) // none is broken
})

it('a date stands on one line below its amount, in the narrow card of a tablet too', async () => {
  root.element.style.inlineSize = '256px'
  await root.render(<LatestTransfers history={{ type: 'known', transfers: [transferOf(100_000)] }} />)
  expect(linesOf('1. jan. 1970, 01.00')).toBe(1)
})

it('the last digits stay with the dots before them, and a state with itself, in the card of any phone', async () => {
  const mobilePay = { id: 'mobilepay', externalId: '', name: 'MobilePay' }
  const transfers = [{ ...transferOf(1000), state: 'initiated' as const, message: '•••• 5678', orderSubType: mobilePay }]
  const i18n = createI18n({
    'deposit.card_name': compileMessage(texts.card_name),
    'deposit.history_state': compileMessage(texts.history_state),
  })
  await root.render(
    <TranslationProvider i18n={i18n}>
      <LatestTransfers history={{ type: 'known', transfers }} />
    </TranslationProvider>,
  )
  for (let width = 230; width <= 320; width += 5) {
    root.element.style.inlineSize = `${width}px`
    for (const part of ['•••• 5678', 'i gang']) expect.soft(linesOf(part), `${part} in ${width} px`).toBe(1)
  }
})
