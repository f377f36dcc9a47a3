import type { Brand } from '@casino/features/content/siteSettings'
import { brandChrome } from '@casino/tokens/brands'
import sharp from 'sharp'

const strokes = { dark: ['#5ee0b0', '#9bd8ff'], light: ['#0f4c81', '#e0704f'] } as const

/**
 * The icon of the installed site as PNG: the mark of the favicon in the brand's colours. `maskable`: the mark is within the inner 80 %, as
 * systems cut such an icon to their own shape.
 */
export function renderAppIcon(brand: Brand, { size, maskable }: { size: number; maskable: boolean }): Promise<Buffer> {
  const { themeColor, scheme } = brandChrome[brand]
  const [first, second] = strokes[scheme]
  const scale = maskable ? 0.8 : 1
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${size}" height="${size}"><rect width="32" height="32" rx="${maskable ? 0 : 7}" fill="${themeColor}"/><g transform="translate(16 17) scale(${scale}) translate(-16 -18.5)" fill="none" stroke-linecap="round"><path d="M6 22C9 10 13 8 16 14s7 4 10-6" stroke="${first}" stroke-width="3.5"/><path d="M8 26c3-7 6-8 8-5s5 2 8-4" stroke="${second}" stroke-width="2.5"/></g></svg>`
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer()
}
