import { expect, it, vi } from 'vitest'

/** Parts in reverse order with other separators, as other versions of the locale data could write them. */
const reordered = (parts: readonly { type: string; value: string }[]) =>
  [...parts].reverse().map((part) => (part.type === 'literal' ? { ...part, value: ' # ' } : part))

/** `Intl` whose texts are unusable; its parts keep their values. */
class OtherDateTimeFormat extends Intl.DateTimeFormat {
  override formatToParts = (date?: Date | number) => reordered(super.formatToParts(date)) as Intl.DateTimeFormatPart[]
}
Object.defineProperty(OtherDateTimeFormat.prototype, 'format', { get: () => () => '#' })
class OtherFormat {
  format = () => '#'
  formatToParts = () => [{ type: 'literal', value: '#' }]
  compare = () => 0
}

it('writes the same texts where Intl has other separators and orders', async () => {
  const { formatTable } = await import('./testing/formatTable.ts')
  const expected = formatTable()
  vi.resetModules() // a formatter that was created before would still be the engine's own
  vi.stubGlobal('Intl', { DateTimeFormat: OtherDateTimeFormat, NumberFormat: OtherFormat, ListFormat: OtherFormat, Collator: OtherFormat })
  for (const prototype of [Number.prototype, Date.prototype]) vi.spyOn(prototype, 'toLocaleString').mockReturnValue('#')
  for (const method of ['toLocaleDateString', 'toLocaleTimeString'] as const) vi.spyOn(Date.prototype, method).mockReturnValue('#')
  for (const method of ['toLocaleLowerCase', 'toLocaleUpperCase'] as const) vi.spyOn(String.prototype, method).mockReturnValue('#')
  vi.spyOn(String.prototype, 'localeCompare').mockReturnValue(0)
  const other = await import('./testing/formatTable.ts')
  expect(other.formatTable()).toEqual(expected)
})
