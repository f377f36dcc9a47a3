import { type ImageWidth, imageWidths } from '@casino/tokens/imageWidths'

/** An image served by the image proxy, which negotiates its format. */
export interface ResponsiveImage {
  /** Path on the image proxy, without a query. */
  src: string
  /** Intrinsic size in px; reserves the space before the image loads. */
  width: number
  height: number
  /** Alternative text; empty where adjacent text is equivalent. */
  alt: string
  /** CSS `sizes`, to override the default of the component. */
  sizes?: string
}

/** The `srcset` widths of one kind of image. */
export interface SrcSetWidths {
  /** Query string of the `src` fallback. */
  fallback: string
  /** Query string and `srcset` descriptor of each width. */
  candidates: readonly string[]
}

/** URL of an image at one width. */
export const imageUrl = (src: string, width: ImageWidth): string => `${src}?w=${width}`

/** The proxy's widths from `from` to `to` px, inclusive. Create once per kind of image, not per image. */
export const srcSetWidths = (from: ImageWidth, usual: ImageWidth, to: ImageWidth): SrcSetWidths => ({
  fallback: imageUrl('', usual),
  candidates: imageWidths.filter((width) => width >= from && width <= to).map((width) => `?w=${width} ${width}w`),
})

/** `srcset` of an image. */
export const srcSet = (src: string, { candidates }: SrcSetWidths): string => src + candidates.join(`,${src}`)
