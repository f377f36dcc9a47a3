import type { ReactElement } from 'react'
import { type Picture, sourceSet, type Widths } from '../theme/index.ts'

interface Drawing {
  readonly image: Picture
  readonly className: string
  readonly widths: Widths
  /** Default CSS `sizes`; `image.sizes` overrides it. */
  readonly sizes: string
  /** Above the fold: loaded eagerly with high fetch priority. */
  readonly priority: boolean | undefined
}

/** Renders an image of the image proxy with `srcset`. A function instead of a component, because a lobby renders hundreds of images. */
export const drawPicture = ({ image, className, widths, sizes, priority }: Drawing): ReactElement => (
  <img
    className={className}
    src={image.src + widths.usual}
    srcSet={sourceSet(image.src, widths)}
    sizes={image.sizes ?? sizes}
    width={image.width}
    height={image.height}
    alt={image.alt}
    loading={priority ? undefined : 'lazy'}
    fetchPriority={priority ? 'high' : undefined}
    decoding={priority ? undefined : 'async'}
  />
)
