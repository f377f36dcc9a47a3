import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx'
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
  /** On phones, the line that stands for the terms; text and terms are folded under the control that `more` names. */
  keyTerms?: { line: ReactNode; more: string }
  /** On phones a band of the image and a smaller title, so that what follows is in view. */
  compact?: boolean
  /** Loaded with priority. Its `alt` is empty when the title says the same. */
  image: ResponsiveImage
  /** Shows the whole image uncropped, for images that contain text. Otherwise the image fills its half. */
  framed?: boolean
}

/** An offer with its image: on top on phones, to the right on large screens. The image is the LCP element, so it loads with priority. */
export function Hero({ title, headingLevel = 1, children, actions, terms, keyTerms, image, framed, compact }: HeroProps) {
  const whole = keyTerms && styles.notOnPhones
  return (
    <section className={cx(styles.hero, framed && styles.framed, compact && styles.compact)} aria-label={title}>
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
        {children ? <div className={cx(styles.lead, whole)}>{children}</div> : null}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
        {terms ? <div className={cx(styles.terms, whole)}>{terms}</div> : null}
        {keyTerms ? (
          <div className={cx(styles.terms, styles.onPhones)}>
            <p>{keyTerms.line}</p>
            <Disclosure label={keyTerms.more}>
              <div className={styles.folded}>
                <div>{children}</div>
                <div>{terms}</div>
              </div>
            </Disclosure>
          </div>
        ) : null}
      </div>
    </section>
  )
}
