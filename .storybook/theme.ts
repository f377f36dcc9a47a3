import { type Brand, brandChrome, brands } from '@casino/tokens/brands'
import { colors } from '@casino/tokens/colors'
import { ColorSpace, OKLCH, parse, serialize, sRGB, to } from 'colorjs.io/fn'
import { create, type ThemeVars } from 'storybook/theming'

ColorSpace.register(OKLCH)
ColorSpace.register(sRGB)

/** Storybook computes with its colours and does not parse OKLCH. */
function hex(brand: Brand, name: string): string {
  const color = colors[brand]?.[`var(--color-${name})`]
  if (!color) throw new Error(`no colour ${name} in ${brand}`)
  return serialize(to(parse(color), sRGB), { format: 'hex' })
}

/** The logo as rendered by `Logo`, as HTML because Storybook accepts only HTML here. */
const wordmarkHtml = (brand: Brand): string => {
  const [x, y] = brand === 'nordlys' ? [24.5, 24] : [20, 7.5]
  return `<span class="wordmark"><svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true"><path fill="none" stroke="${hex(brand, 'action-bg')}" stroke-width="4" stroke-linecap="round" d="M3.5 25.5C7 22 7.2 7.5 11.6 7.5c4.6 0 4 11 8.2 11 3.6 0 4.6-9.5 8.7-12"/><circle r="3.4" cx="${x}" cy="${y}" fill="${hex(brand, 'accent')}"/></svg>${brand}</span>`
}

const createTheme = (brand: Brand): ThemeVars =>
  create({
    base: brandChrome[brand].scheme,
    brandTitle: wordmarkHtml(brand),
    brandImage: null as unknown as string, // Storybook requires null when the title is HTML; its type does not allow it
    brandUrl: './',
    brandTarget: '_self',
    fontBase: 'Instrument, system-ui, sans-serif', // a face of both frames: `manager-head.html` and the design system's styles
    appBg: hex(brand, 'sunken'),
    appContentBg: hex(brand, 'page'),
    appPreviewBg: hex(brand, 'page'),
    appBorderColor: hex(brand, 'line'),
    appBorderRadius: 10,
    barBg: hex(brand, 'page'),
    barTextColor: hex(brand, 'muted'),
    barHoverColor: hex(brand, 'text'),
    barSelectedColor: hex(brand, 'action-bg'),
    colorPrimary: hex(brand, 'action-bg'),
    colorSecondary: hex(brand, 'action-bg'),
    textColor: hex(brand, 'text'),
    textMutedColor: hex(brand, 'muted'),
    textInverseColor: hex(brand, 'action-text'),
    inputBg: hex(brand, 'surface'),
    inputBorder: hex(brand, 'line-strong'),
    inputTextColor: hex(brand, 'text'),
    inputBorderRadius: 6,
    buttonBg: hex(brand, 'surface'),
    buttonBorder: hex(brand, 'line-strong'),
    booleanBg: hex(brand, 'surface'),
    booleanSelectedBg: hex(brand, 'raised'),
  })

/** Storybook's interface theme per brand, from the brand's tokens. */
export const themes = Object.fromEntries(brands.map((brand) => [brand, createTheme(brand)]))
