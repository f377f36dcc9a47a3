import axe from 'axe-core'
import source from 'axe-core/axe.min.js?raw'
import { expect, test, vi } from 'vitest'
import { memoizeAxeColors, replaceWeakMaps } from './lib/axeColors.mjs'

/** The part of axe's colour that contrasts are computed from; axe's types leave it out. */
interface ParsedColor {
  r: number
  g: number
  b: number
  red: number
  green: number
  blue: number
  alpha: number
  parseString(text: string): ParsedColor
  toHexString(): string
}
type ColorConstructor = new (red: number, green: number, blue: number) => ParsedColor
const { Color } = (axe as unknown as { commons: { color: { Color: ColorConstructor } } }).commons.color // axe's types leave it out

const values = (color: ParsedColor) => {
  const { r, g, b, red, green, blue, alpha } = color
  return { r, g, b, red, green, blue, alpha, hex: color.toHexString() }
}
const texts = [
  'rgb(0, 0, 0)',
  'rgba(12, 34, 56, 0.5)',
  'oklch(0.72 0.19 150)',
  'oklch(0.9 0.4 30 / 0.3)',
  'color(srgb 0.2 0.4 0.6)',
  'transparent',
]

test('axe with memoized colours parses as it did, and each colour once', () => {
  const original = vi.spyOn(Color.prototype, 'parseString')
  const expected = texts.map((text) => values(new Color(0, 0, 0).parseString(text)))
  memoizeAxeColors(axe)
  original.mockClear()
  for (const pass of ['first', 'again']) {
    const parsed = texts.map((text) => values(new Color(9, 9, 9).parseString(text)))
    expect(parsed, pass).toEqual(expected)
  }
  expect(original).toHaveBeenCalledTimes(texts.length)
})

test('a colour that axe cannot parse is refused each time', () => {
  memoizeAxeColors(axe)
  for (const _ of ['first', 'again']) expect(() => new Color(0, 0, 0).parseString('no colour')).toThrow('Unable to parse color')
})

const document = `<!doctype html><html lang="da"><title>Farver</title><main>
  <h1 style="color: oklch(0.8 0.1 30)">Overskrift</h1><p style="color: #999; background: linear-gradient(red, blue)">Tekst</p><img src="data:,">
</main></html>`

/** What an axe, loaded into a frame of its own by the script, says about a page with and without violations. */
async function resultsOf(script: string) {
  const frame = Object.assign(globalThis.document.createElement('iframe'), { srcdoc: document })
  await new Promise((resolve) => {
    frame.onload = resolve
    globalThis.document.body.append(frame)
  })
  const results = await runIn(frame, script)
  frame.remove()
  return results
}

async function runIn({ contentWindow }: HTMLIFrameElement, script: string) {
  const frameWindow = contentWindow as unknown as { eval(script: string): void; axe: typeof axe; WeakMap: unknown } // globals of the frame
  frameWindow.eval(script)
  const { violations, passes, incomplete } = await frameWindow.axe.run()
  const found = [violations, passes, incomplete].map((rules) => rules.map(({ id, nodes }) => ({ id, checks: nodes.map(checksOf) })))
  return { found, weakMaps: String(frameWindow.WeakMap) }
}
const checksOf = ({ html, any }: axe.NodeResult) => ({ html, any: any.map(({ id, data }) => ({ id, data })) })

test('axe without weak maps reports what it reports with them, and leaves them to others', async () => {
  const usual = await resultsOf(source)
  expect(usual.found[0]).toContainEqual(expect.objectContaining({ id: 'color-contrast' }))
  expect(usual.weakMaps).toContain('native code')
  expect(await resultsOf(`const restore = (${replaceWeakMaps})();${source};restore()`)).toEqual(usual)
})
