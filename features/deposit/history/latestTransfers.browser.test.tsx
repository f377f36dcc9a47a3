import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Transfer } from '../../api/entities/transfer.ts'
import { i18nOfGroup } from '../../content/testing/groupTexts.ts'
import texts from '../../content/texts/da/deposit.json' with { type: 'json' }
import { TranslationProvider } from '../../content/useTranslations.tsx'
import { depositTransfer } from '../testing/transfers.ts'
import { LatestTransfers } from './LatestTransfers.tsx'

/** How many lines a part of the rendered text stands on. */
function linesOf(container: HTMLElement, part: string): number {
  const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT)
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

it('aligns the amounts in one column on a narrow phone', async () => {
  const { container } = await render(
    <LatestTransfers history={{ type: 'ready', value: [100, 1000, 100_000].map((amount) => depositTransfer(amount)) }} />,
  )
  container.style.inlineSize = '288px'
  const amounts = [...container.querySelectorAll('li > :first-child > :last-child')].map((amount) => amount.getBoundingClientRect())
  expect(amounts).toHaveLength(3)
  expect(new Set(amounts.map(({ right }) => Math.round(right))).size).toBe(1)
  expect(new Set(amounts.map(({ height }) => height)).size).toBe(1) // none is broken
})

it('keeps a date on one line in the narrow card of a tablet', async () => {
  const { container } = await render(<LatestTransfers history={{ type: 'ready', value: [depositTransfer(100_000)] }} />)
  container.style.inlineSize = '256px'
  expect(linesOf(container, '1. jan. 1970, 01.00')).toBe(1)
})

it('keeps the masked number and the state on one line each at any phone width', async () => {
  const mobilePay = { id: 'mobilepay', externalId: '', name: 'MobilePay' }
  const initiated: Transfer = { ...depositTransfer(1000), state: 'initiated', message: '•••• 5678', orderSubType: mobilePay }
  const { container } = await render(
    <TranslationProvider i18n={i18nOfGroup('deposit', texts)}>
      <LatestTransfers history={{ type: 'ready', value: [initiated] }} />
    </TranslationProvider>,
  )
  for (let width = 230; width <= 320; width += 5) {
    container.style.inlineSize = `${width}px`
    for (const part of ['•••• 5678', 'i gang']) expect.soft(linesOf(container, part), `${part} in ${width} px`).toBe(1)
  }
})
