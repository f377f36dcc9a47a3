import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { Heading } from '../../components/Heading/Heading.tsx'
import { renderResponsiveImage } from '../../images/renderResponsiveImage.tsx'
import { type ResponsiveImage, srcSetWidths } from '../../theme/index.ts'
import * as styles from './Hero.css.ts'

/** Image widths and `sizes` of the two layouts. */
const defaultWidths = srcSetWidths(480, 960, 1920)
const defaultSizes = '(min-width: 90em) 688px, (min-width: 64em) 50vw, 100vw'
const framedSizes = '(min-width: 90em) 640px, (min-width: 48em) 46vw, 100vw'

export interface HeroProps {
  /** The offer in one line. Heading and accessible name of the section. */
  title: string
  /** 1 where the hero contains the page title. */
  headingLevel?: 1 | 2
  /** One or two sentences. */
  children?: ReactNode
  /** The primary action and an alternative. */
  actions?: ReactNode
  /** The essential terms, in full, where the offer is first shown. */
  terms?: ReactNode
  /** Loaded with priority. Its `alt` is empty when the title says the same. */
  image: ResponsiveImage
  /** Shows the whole image uncropped, for images that contain text. Otherwise the image fills its half. */
  framed?: boolean
}

/** An offer with its image: on top on phones, to the right on large screens. The image is the LCP element, so it loads with priority. */
export function Hero({ title, headingLevel = 1, children, actions, terms, image, framed }: HeroProps) {
  return (
    <section className={framed ? cx(styles.hero, styles.framed) : styles.hero} aria-label={title}>
      <div className={framed ? styles.frame : styles.media}>
        {renderResponsiveImage({
          image,
          className: framed ? styles.framedImage : styles.image,
          widths: defaultWidths,
          sizes: framed ? framedSizes : defaultSizes,
          priority: true,
        })}
      </div>
      <div className={styles.text}>
        <Heading level={headingLevel} size={48}>
          {title}
        </Heading>
        {children ? <div className={styles.lead}>{children}</div> : null}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
        {terms ? <div className={styles.terms}>{terms}</div> : null}
      </div>
    </section>
  )
}
