import type { ReactElement } from 'react'
import { type Picture, sourceSet } from '../theme/index.ts'

interface Drawing {
  readonly image: Picture
  readonly className: string
  /** Widths in px: the narrowest that is offered, the one for a browser without a choice, the widest. */
  readonly widths: readonly [from: number, usual: number, to: number]
  /** CSS `sizes` of the usual place. */
  readonly sizes: string
  /** In the first view: loads at once, before others. */
  readonly priority: boolean | undefined
}

/** The one way a picture of the image proxy is drawn. A plain function and no component: a lobby calls it a hundred times. */
export const drawPicture = ({ image, className, widths: [from, usual, to], sizes, priority }: Drawing): ReactElement => (
  <img
    className={className}
    src={`${image.src}?w=${usual}`}
    srcSet={sourceSet(image.src, from, to)}
    sizes={image.sizes ?? sizes}
    width={image.width}
    height={image.height}
    alt={image.alt}
    loading={priority ? undefined : 'lazy'}
    fetchPriority={priority ? 'high' : undefined}
    decoding={priority ? undefined : 'async'}
  />
)
