import { readFile } from 'node:fs/promises'
import { defineConfig, parse } from '@terrazzo/parser'
import Color from 'colorjs.io'
import { describe, expect, it } from 'vitest'
import { brandChrome, brands } from './brands.ts'

/** Read from the token files through the resolver of the build. */
const filename = new URL('./generated/tokens.resolver.json', import.meta.url)
const { resolver } = await parse([{ filename, src: await readFile(filename, 'utf8') }], {
  config: defineConfig({ lint: { rules: { 'core/consistent-naming': 'off' } } }, { cwd: new URL('.', import.meta.url) }),
})

interface Pair {
  text: string
  on: string
  least: number
}

function colorOf(theme: string, id: string): Color {
  const token = resolver.apply({ theme })[`color.${id}`]
  if (token?.$type !== 'color') throw new Error(`no colour color.${id} in ${theme}`)
  const [l, c, h] = token.$value.components
  return new Color('oklch', [l ?? 0, c ?? 0, h ?? 0], token.$value.alpha)
}

const ratio = (text: Color, ground: Color) => text.to('srgb').contrast(ground.to('srgb'), 'WCAG21')

const grounds = ['page', 'surface', 'raised', 'sunken']
const tones = ['danger', 'info', 'success', 'warning']
const cross = (texts: readonly string[], ons: readonly string[], least: number): Pair[] =>
  texts.flatMap((text) => ons.map((on) => ({ text, on, least })))

/** Every text colour on every background that a component may combine it with. `AAA` in high contrast. */
const texts = (least: number): Pair[] => [
  ...cross(['text', 'muted', 'money.text', ...tones.map((tone) => `${tone}.text`)], grounds, least),
  ...tones.flatMap((tone) => cross(['text', `${tone}.text`], [`${tone}.bg`], least)),
  ...cross(['action.text'], ['action.bg', 'action.bgHover', 'action.bgActive'], least),
  ...cross(['text'], ['action.subtle'], least),
  ...cross(['action.bg'], ['page', 'surface', 'raised', 'action.subtle'], 4.5),
]
/** Borders of controls and the focus ring (WCAG 1.4.11). */
const controls: Pair[] = cross(['lineStrong', 'focus'], [...grounds, 'action.subtle'], 3).concat(
  cross(
    tones.map((tone) => `${tone}.line`),
    ['page', 'surface'],
    3,
  ),
)

const failures = (theme: string, pairs: readonly Pair[]) =>
  pairs.flatMap(({ text, on, least }) => {
    const found = ratio(colorOf(theme, text), colorOf(theme, on))
    return found < least ? [`${text} on ${on}: ${found.toFixed(2)} < ${least}`] : []
  })

describe.each(brands)('%s', (brand) => {
  it('has text at 4.5:1 and controls at 3:1', () => {
    expect(failures(brand, [...texts(4.5), ...controls])).toEqual([])
  })

  it('has text at 7:1 in high contrast, and lines at 3:1', () => {
    const theme = `${brand}-contrast`
    expect(failures(theme, [...texts(7), ...controls, ...cross(['line'], ['page', 'surface'], 3)])).toEqual([])
  })

  it('keeps every colour inside sRGB, so that no screen clips it', () => {
    const outside = [brand, `${brand}-contrast`].flatMap((theme) =>
      Object.keys(resolver.apply({ theme }))
        .filter((id) => id.startsWith('color.'))
        .filter((id) => !colorOf(theme, id.slice('color.'.length)).inGamut('srgb', { epsilon: 0.005 })),
    )
    expect(outside).toEqual([])
  })

  it('declares its page colour as theme-color', () => {
    expect(colorOf(brand, 'page').to('srgb').toString({ format: 'hex' })).toBe(brandChrome[brand].themeColor)
  })
})

it('detects low contrast', () => {
  expect(failures('nordlys', [{ text: 'line', on: 'page', least: 4.5 }])).toEqual([expect.stringMatching(/^line on page: 1\.\d\d < 4\.5$/)])
  expect(() => failures('nordlys', [{ text: 'no.such', on: 'page', least: 3 }])).toThrow('no colour color.no.such')
})
