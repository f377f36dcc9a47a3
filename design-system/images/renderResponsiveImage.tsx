import type { ReactElement } from 'react'
import { type ResponsiveImage, type SrcSetWidths, srcSet } from '../theme/index.ts'

interface ResponsiveImageOptions {
  image: ResponsiveImage
  className: string
  widths: SrcSetWidths
  /** Default CSS `sizes`; `image.sizes` overrides it. */
  sizes: string
  /** Above the fold: loaded eagerly with high fetch priority. */
  priority: boolean | undefined
}

/** Renders an image of the image proxy with `srcset`. A function instead of a component, because a lobby renders hundreds of images. */
export const renderResponsiveImage = ({ image, className, widths, sizes, priority }: ResponsiveImageOptions): ReactElement => (
  <img
    className={className}
    src={image.src + widths.fallback}
    srcSet={srcSet(image.src, widths)}
    sizes={image.sizes ?? sizes}
    width={image.width}
    height={image.height}
    alt={image.alt}
    loading={priority ? undefined : 'lazy'}
    fetchPriority={priority ? 'high' : undefined}
    decoding={priority ? undefined : 'async'}
  />
)
