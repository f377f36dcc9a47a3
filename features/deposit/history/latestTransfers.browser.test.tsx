import { createTestRoot } from '@casino/design-system/testing/testRoot'
import { expect, it } from 'vitest'
import type { Transfer } from '../../api/entities/transfer.ts'
import { i18nOfGroup } from '../../content/testing/groupTexts.ts'
import texts from '../../content/texts/da/deposit.json' with { type: 'json' }
import { TranslationProvider } from '../../content/useTranslations.tsx'
import { depositTransfer } from '../testing/transfers.ts'
import { LatestTransfers } from './LatestTransfers.tsx'

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
  await root.render(<LatestTransfers history={{ type: 'ready', value: [100, 1000, 100_000].map((amount) => depositTransfer(amount)) }} />)
  const amounts = [...root.element.querySelectorAll('li > :first-child > :last-child')].map((amount) => amount.getBoundingClientRect())
  expect(amounts).toHaveLength(3)
  expect(new Set(amounts.map(({ right }) => Math.round(right))).size).toBe(1)
  expect(new Set(amounts.map(({ height }) => height)).size).toBe(1) // none is broken
})

it('a date stands on one line below its amount, in the narrow card of a tablet too', async () => {
  root.element.style.inlineSize = '256px'
  await root.render(<LatestTransfers history={{ type: 'ready', value: [depositTransfer(100_000)] }} />)
  expect(linesOf('1. jan. 1970, 01.00')).toBe(1)
})

it('the last digits stay with the dots before them, and a state with itself, in the card of any phone', async () => {
  const mobilePay = { id: 'mobilepay', externalId: '', name: 'MobilePay' }
  const initiated: Transfer = { ...depositTransfer(1000), state: 'initiated', message: '•••• 5678', orderSubType: mobilePay }
  await root.render(
    <TranslationProvider i18n={i18nOfGroup('deposit', texts)}>
      <LatestTransfers history={{ type: 'ready', value: [initiated] }} />
    </TranslationProvider>,
  )
  for (let width = 230; width <= 320; width += 5) {
    root.element.style.inlineSize = `${width}px`
    for (const part of ['•••• 5678', 'i gang']) expect.soft(linesOf(part), `${part} in ${width} px`).toBe(1)
  }
})
