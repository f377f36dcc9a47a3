import { Children, type MouseEvent, type ReactNode } from 'react'
import { ArrowLeftIcon } from '../../icons/ArrowLeft.tsx'
import { ArrowRightIcon } from '../../icons/ArrowRight.tsx'
import { memoizedCva, type VariantProps } from '../../styling/memoizedCva.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { SectionHeading } from '../SectionHeading/SectionHeading.tsx'
import * as styles from './Rail.css.ts'

const railClass = memoizedCva(styles.rail, { variants: { shape: styles.shape }, defaultVariants: { shape: 'poster' } })

export type RailShape = NonNullable<VariantProps<typeof railClass>['shape']>

export interface RailProps {
  /** Heading of level 2, and the accessible name of the section. */
  title: string
  /** URL of the full list, and the text of its link. */
  moreHref?: string
  /** Text of the link to the full list, beside the heading. Shown only with `moreHref`. */
  moreText?: string
  /** Accessible name of the left arrow. */
  previousLabel: string
  /** Accessible name of the right arrow. */
  nextLabel: string
  /**
   * Shape of the tiles.
   * @default poster
   */
  shape?: RailShape
  /** Tiles, each in its own list item. The arrows are hidden when all of them fit. */
  children?: ReactNode
}

/** Scrolls by slightly less than the visible width, so that one tile of the previous view stays visible. */
function scrollPage(event: MouseEvent<HTMLElement>, direction: 1 | -1) {
  const list = event.currentTarget.closest('section')?.querySelector('[data-track]')
  list?.scrollBy({ left: direction * list.clientWidth * 0.9 })
}

/** Tiles in one horizontally scrolling row with snap points. Works without script; the arrows only scroll by a page. */
export function Rail({ title, moreHref, moreText, previousLabel, nextLabel, shape, children }: RailProps) {
  const count = Children.count(children)
  const { lg, xl } = styles.tilesPerView[shape ?? 'poster']
  const arrows = count <= lg ? styles.arrowsHiddenFrom.lg : count <= xl ? styles.arrowsHiddenFrom.xl : ''
  return (
    <section className={railClass({ shape })} aria-label={title}>
      <SectionHeading title={title} moreHref={moreHref} moreText={moreText}>
        <div className={`${styles.arrows} ${arrows}`}>
          <IconButton variant="secondary" label={previousLabel} icon={<ArrowLeftIcon />} onClick={(event) => scrollPage(event, -1)} />
          <IconButton variant="secondary" label={nextLabel} icon={<ArrowRightIcon />} onClick={(event) => scrollPage(event, 1)} />
        </div>
      </SectionHeading>
      <ul className={styles.track} data-track="">
        {Children.map(children, (child) => (
          <li className={styles.item}>{child}</li>
        ))}
      </ul>
    </section>
  )
}
