import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { brandChrome } from './brands.ts'
import { cssValue } from './css.mjs'

const px = (value: number) => ({ value, unit: 'px' })
const black = { colorSpace: 'oklch', components: [0, 0, 0], alpha: 0.5 }
const shadow = (layer: object) => ({
  id: 'shadow.test',
  $type: 'shadow',
  $value: [{ offsetX: px(0), offsetY: px(2), blur: px(8), spread: px(0), color: black, ...layer }],
})

it('a shadow keeps its spread, and whether it is inset', () => {
  expect(cssValue(shadow({}))).toBe('0px 2px 8px oklch(0 0 0 / 0.5)')
  expect(cssValue(shadow({ spread: px(-3), inset: true }))).toBe('inset 0px 2px 8px -3px oklch(0 0 0 / 0.5)')
})

it.each([
  ['a colour that is not OKLCH', { $type: 'color', $value: { colorSpace: 'srgb', components: [0, 0, 0] } }],
  ['a type without a form in CSS', { $type: 'gradient', $value: [] }],
  ['a value without its parts', { $type: 'shadow', $value: [{ offsetX: px(0) }] }],
])('%s is refused with the name of its token', (_, token) => {
  expect(() => cssValue({ id: 'color.test', ...token })).toThrow(/^color\.test: /)
})

it('a brand of light text is printed in ink on paper', async () => {
  expect(brandChrome.nordlys.scheme).toBe('dark')
  const css = await readFile(new URL('./generated/tokens.css', import.meta.url), 'utf8')
  const ink = /@media print\{\n(.*)\n\}/.exec(css)?.[1]
  expect(ink).toMatch(/--color-page:#fff;.*--color-text:#000;/)
})
