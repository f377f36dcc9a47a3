import { brands } from '@casino/tokens/brands'
import { colors } from '@casino/tokens/colors'
import Color from 'colorjs.io'
import { expect, test } from 'vitest'
import images from '../../platform/seed/images.json' with { type: 'json' }
import { wallpapers } from './wallpapers.ts'

/** Share of the page's colour in the overlay of WallpaperCarousel where it is weakest. */
const overlay = 0.8

/** A colour of the picture under the overlay, mixed as a browser composites it. */
function onPage(page: Color, ink: string): Color {
  const [above, below] = [page.to('srgb').coords, new Color(ink).to('srgb').coords]
  return new Color('srgb', above.map((value, i) => overlay * (value ?? 0) + (1 - overlay) * (below[i] ?? 0)) as [number, number, number]) // three coordinates
}

/** The seed's wallpapers by brand and name in `wallpapers`. */
const seeded = Object.entries(images).flatMap(([key, { src }]) =>
  brands.filter((brand) => key.startsWith(`wallpaper-${brand}-`)).map((brand) => [src.replace('/img/wallpaper/', ''), brand] as const),
)

test.each(seeded)('text on the wallpaper %s has the contrast of AA on each of its colours in %s', (name, brand) => {
  const draw = wallpapers[name as keyof typeof wallpapers] // a name that is not drawn fails the next line
  const inks = [...new Set(draw().match(/#[0-9a-f]{6}/g))]
  const palette = colors[brand] ?? {}
  expect(inks.length).toBeGreaterThan(5)
  for (const text of ['text', 'muted'])
    for (const ink of inks) {
      const contrast = new Color(palette[`var(--color-${text})`] ?? '')
        .to('srgb')
        .contrast(onPage(new Color(palette['var(--color-page)'] ?? ''), ink), 'WCAG21')
      expect(contrast, `${text} on ${ink}`).toBeGreaterThanOrEqual(4.5)
    }
})

test('wallpapers are drawn alike each time', () => {
  for (const draw of Object.values(wallpapers)) expect(draw()).toBe(draw())
})
