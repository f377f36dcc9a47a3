import { type Brand, brands } from '@casino/tokens/brands'
import { colors } from '@casino/tokens/colors'
import Color from 'colorjs.io'
import { expect, test } from 'vitest'
import site from '../../platform/seed/site.json' with { type: 'json' }
import { brandArtwork } from './brandArtwork.ts'

const colorOf = (brand: string, name: string) => new Color(colors[brand]?.[`var(--color-${name})`] ?? '').to('srgb')
const inksOf = (svg: string) => [...new Set(svg.match(/#[0-9a-f]{6}/g))]

/** A brand may have no background logo. */
const settings: Readonly<Record<Brand, { name: string; backgroundLogo?: { xs: string } }>> = site.brands

/** Each brand that has a background logo in the seed, with the logo's name in `brandArtwork`. */
const logos = brands.flatMap((brand) => {
  const { backgroundLogo } = settings[brand]
  return backgroundLogo ? [[brand, backgroundLogo.xs.replace('/img/brand/', '')] as const] : []
})

test.each(logos)('the text of the header has the contrast of AA on each colour of the background logo of %s', (brand, name) => {
  const draw = brandArtwork[name as keyof typeof brandArtwork] // a name that is not drawn fails the next line
  const inks = inksOf(draw())
  expect(inks.length).toBeGreaterThan(3)
  for (const text of ['text', 'muted'])
    for (const ink of inks) expect(colorOf(brand, text).contrast(new Color(ink), 'WCAG21'), `${text} on ${ink}`).toBeGreaterThanOrEqual(4.5)
})

test.each(['spillemyndigheden', 'rofus', 'stopspillet'] as const)('the mark %s can be seen on the footer of every brand', (name) => {
  const inks = inksOf(brandArtwork[name]())
  expect(inks).toHaveLength(1)
  for (const brand of brands)
    expect(colorOf(brand, 'surface').contrast(new Color(inks[0] ?? ''), 'WCAG21'), brand).toBeGreaterThanOrEqual(3)
})
