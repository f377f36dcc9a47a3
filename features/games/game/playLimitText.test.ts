import { expect, it } from 'vitest'
import texts from '../../content/texts/da/games.json' with { type: 'json' }
import { playLimitText } from './playLimitText.ts'

const t: Parameters<typeof playLimitText>[0] = (name, values) => texts[name].replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '')
const at = Date.parse('2026-11-20T23:00:00Z')

it('names the rest of a limit of money, and when there is room again', () => {
  expect(playLimitText(t, { kind: 'stake', period: 'month', limit: 100_000, left: 1_050, availableAt: at })).toMatch(
    /^Du har 10,50\u00a0kr\. tilbage af din indsatsgrænse på 1\.000,00\u00a0kr\. for de seneste 30 dage\. .* igen lørdag den 21\.\u00a0november kl\.\u00a000\.00\.$/,
  )
})

it('leaves the time out where this stake never has room', () => {
  expect(playLimitText(t, { kind: 'loss', period: 'day', limit: 100, left: 100, availableAt: null })).toMatch(
    /Det rækker ikke til indsatsen\.$/,
  )
})

it('says a limit of time in hours and minutes', () => {
  expect(playLimitText(t, { kind: 'time', period: 'day', limit: 90, left: 0, availableAt: at })).toMatch(/grænse på 1 t\. 30 min\. spil/)
})
