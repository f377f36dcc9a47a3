import { BackgroundLogo, HeaderScrollState, Logo } from '@casino/design-system'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { BrandImageLogo, BrandLogo, brandNamePattern } from '../../support/BrandLogo.tsx'

const meta = preview.meta({ title: 'Components/Logo', component: Logo, args: { name: '' }, render: (args) => <BrandLogo {...args} /> })

/** Images of an operator, one per breakpoint. They differ by their number of dots, because a text would use a font of the machine. */
const placeholderImage = (width: number, height: number, dots: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="100%" height="100%" rx="12" fill="#0f3d5c"/>${Array.from({ length: dots }, (_, dot) => `<circle cx="${width / 2 + (dot - (dots - 1) / 2) * 36}" cy="50%" r="12" fill="#fff"/>`).join('')}</svg>`,
  )}`

export const Mark = meta.story({})
export const WithHomeLink = meta.story({
  args: { href: '#forside' },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: brandNamePattern })).toBeVisible(),
})
export const Top = meta.story({ args: { kind: 'top', href: '#forside' } })

/** 210 × 100. Other images from md and from xl. */
export const Images = meta.story({
  render: () => (
    <BrandImageLogo
      href="#forside"
      images={{ xs: placeholderImage(210, 100, 1), md: placeholderImage(210, 100, 2), xl: placeholderImage(210, 100, 3) }}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    const image = canvas.getByRole('img', { name: brandNamePattern })
    await expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['210', '100'])
    const media = [...canvasElement.querySelectorAll('source')].map((source) => source.media)
    await expect(media).toEqual(['(min-width: 80em)', '(min-width: 48em)'])
  },
})
export const TopImage = meta.story({
  render: () => <BrandImageLogo kind="top" href="#forside" images={{ xs: placeholderImage(210, 72, 4) }} />,
})
/** 719 × 72. Decorative: it has no accessible name and no link. */
export const Background = meta.story({
  render: () => <BackgroundLogo images={{ xs: placeholderImage(719, 72, 5) }} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(canvas.queryByRole('img')).toBeNull()
  },
})

/** The mark of another organisation, in the footer. Its height is fixed, and its space is reserved before it loads. */
export const OtherOrganisation = meta.story({
  render: () => (
    <BrandImageLogo kind="mark" href="#" newTab images={{ xs: placeholderImage(210, 100, 1), lg: placeholderImage(210, 100, 3) }} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: brandNamePattern })).toHaveAttribute('rel', 'noopener noreferrer')
    const { width, height } = canvas.getByRole('img', { name: brandNamePattern }).getBoundingClientRect()
    await expect([Math.round(width), height]).toEqual([118, 56])
  },
})

/** Once the page is scrolled past the threshold, the logo is smaller. Its neighbours do not move. */
export const Fixed = meta.story({
  args: { href: '#forside' },
  render: (args) => (
    <>
      <header data-scrolled="">
        <BrandLogo {...args} />
      </header>
      {/* Negative, so that the page counts as scrolled at its top too. */}
      <HeaderScrollState after={-200} />
    </>
  ),
  play: async ({ canvas }) => {
    const { transform } = getComputedStyle(canvas.getByRole('link', { name: brandNamePattern }))
    await expect(transform).toBe('matrix(0.86, 0, 0, 0.86, 0, 0)')
  },
})
