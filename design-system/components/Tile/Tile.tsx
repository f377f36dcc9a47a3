import type { ReactNode } from 'react'
import { MoreIcon } from '../../icons/More.tsx'
import { renderResponsiveImage } from '../../images/renderResponsiveImage.tsx'
import { memoizedCva, type VariantProps } from '../../styling/memoizedCva.ts'
import { type ResponsiveImage, srcSetWidths } from '../../theme/index.ts'
import * as styles from './Tile.css.ts'

const artworkClass = memoizedCva(styles.artwork, { variants: { shape: styles.shape }, defaultVariants: { shape: 'poster' } })

export type TileShape = NonNullable<VariantProps<typeof artworkClass>['shape']>

export interface TileProps {
  /** URL of the main link. */
  href: string
  /** Link text below the artwork, and the accessible name of the main link: the artwork has none. */
  title: string
  /** Muted line below the title. */
  meta?: ReactNode
  /** Without it a placeholder landscape is shown. */
  image?: ResponsiveImage
  /** Overlaid on the upper corner of the artwork. */
  badge?: ReactNode
  /**
   * `poster` 3:4, `wide` 16:10.
   * @default poster
   */
  shape?: TileShape
  /** Links or buttons over the artwork, ideally two of full width: shown on hover, focus or a tap on the corner button. */
  actions?: ReactNode
  /** A small control beside the title. */
  aside?: ReactNode
  /** A `TileCorner`. */
  corner?: ReactNode
  /** Above the fold: the image loads eagerly. */
  priority?: boolean
}

/** One shared element for all tiles instead of a component call per tile. */
const moreIcon = MoreIcon({ size: 20 })

const imageDefaults = {
  poster: { widths: srcSetWidths(160, 320, 480), sizes: '(min-width: 64em) 192px, (min-width: 48em) 170px, 40vw' },
  wide: { widths: srcSetWidths(320, 320, 960), sizes: '(min-width: 64em) 340px, (min-width: 40em) 45vw, 80vw' },
} as const

/** Artwork with its title: the main link covers the tile; other controls are its siblings, never inside it. Uses no hooks. */
export function Tile({ href, title, meta, image, badge, shape = 'poster', actions, aside, corner, priority }: TileProps) {
  const defaults = imageDefaults[shape]
  return (
    <article className={styles.tile}>
      <div className={artworkClass({ shape })}>
        {image ? renderResponsiveImage({ image, className: styles.image, widths: defaults.widths, sizes: defaults.sizes, priority }) : null}
        {badge ? <div className={styles.badge}>{badge}</div> : null}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
      {corner}
      <div className={styles.text}>
        <div className={styles.heading}>
          <a className={styles.link} href={href}>
            {title}
          </a>
          {actions ? (
            <button className={styles.touchButton} type="button" tabIndex={-1} aria-hidden="true" data-touch="">
              {moreIcon}
            </button>
          ) : null}
          {aside ? <div className={styles.aside}>{aside}</div> : null}
        </div>
        {meta ? <span className={styles.meta}>{meta}</span> : null}
      </div>
    </article>
  )
}
