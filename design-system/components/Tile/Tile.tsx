import type { ReactNode } from 'react'
import { MoreIcon } from '../../icons/More.tsx'
import { renderResponsiveImage } from '../../images/renderResponsiveImage.tsx'
import { memoizedCva, type VariantProps } from '../../styling/memoizedCva.ts'
import { type ResponsiveImage, srcSetWidths } from '../../theme/index.ts'
import * as styles from './Tile.css.ts'

const artworkClass = memoizedCva(styles.artwork, { variants: { shape: styles.shape }, defaultVariants: { shape: 'poster' } })

const actionsClass = memoizedCva(styles.actions, { variants: { aboveCorner: { true: styles.aboveCorner, false: '' } } })

const cornerClass = memoizedCva(styles.corner, { variants: { shown: styles.cornerShown }, defaultVariants: { shown: 'always' } })

export type TileShape = NonNullable<VariantProps<typeof artworkClass>['shape']>

export interface TileProps {
  /** URL of the main link. */
  href: string
  /** Shown below the artwork. The text and accessible name of the main link. */
  title: string
  /** Muted line below the title. */
  meta?: ReactNode
  /** Without an image, a placeholder landscape is shown. */
  image?: ResponsiveImage
  /** Over the upper start corner of the artwork. */
  badge?: ReactNode
  /**
   * `poster` is 3:4, `wide` is 16:10.
   * @default poster
   */
  shape?: TileShape
  /** Links or buttons over the artwork, ideally two of full width. They appear on hover, on focus, and on a tap on the touch button. */
  actions?: ReactNode
  /** A small control beside the title. */
  aside?: ReactNode
  /**
   * A small control over the lower end corner of the artwork, such as a `FavouriteToggle` with a background. It covers neither the name, in the
   * upper part of artwork, nor the actions.
   */
  corner?: ReactNode
  /**
   * `withActions` shows `corner` only together with `actions`.
   * @default always
   */
  cornerShown?: keyof typeof styles.cornerShown
  /** The tile is above the fold: its image loads eagerly. */
  priority?: boolean
}

/** One shared element for all tiles instead of a component call per tile. */
const moreIcon = MoreIcon({ size: 20 })

const imageDefaults = {
  poster: { widths: srcSetWidths(160, 320, 480), sizes: '(min-width: 64em) 192px, (min-width: 48em) 170px, 40vw' },
  wide: { widths: srcSetWidths(320, 320, 960), sizes: '(min-width: 64em) 340px, (min-width: 40em) 45vw, 80vw' },
} as const

/** Artwork with a title. The main link covers the tile. Other controls are siblings of the link, never inside it. Uses no hooks. */
export function Tile({ href, title, meta, image, badge, shape = 'poster', actions, aside, corner, cornerShown, priority }: TileProps) {
  const defaults = imageDefaults[shape]
  return (
    <article className={styles.tile}>
      <div className={artworkClass({ shape })}>
        {image ? renderResponsiveImage({ image, className: styles.image, widths: defaults.widths, sizes: defaults.sizes, priority }) : null}
        {badge ? <div className={styles.badge}>{badge}</div> : null}
        {actions ? <div className={actionsClass({ aboveCorner: Boolean(corner) })}>{actions}</div> : null}
        {corner ? <div className={cornerClass({ shown: cornerShown })}>{corner}</div> : null}
      </div>
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
