import type { ReactElement } from 'react'
import { type Picture, sourceSet, type Widths } from '../theme/index.ts'

interface Drawing {
  readonly image: Picture
  readonly className: string
  readonly widths: Widths
  /** CSS `sizes` of the usual place. */
  readonly sizes: string
  /** In the first view: loads at once, before others. */
  readonly priority: boolean | undefined
}

/** The one way a picture of the image proxy is drawn. A plain function and no component: a lobby calls it a hundred times. */
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
