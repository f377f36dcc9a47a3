import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { Heading } from '../../components/Heading/Heading.tsx'
import { drawPicture } from '../../components/picture.tsx'
import { type Picture, widths } from '../../theme/index.ts'
import * as css from './Hero.css.ts'

/** How wide it stands on a page. */
const usualWidths = widths(480, 960, 1920)
const usualSizes = '(min-width: 90em) 688px, (min-width: 64em) 50vw, 100vw'
const framedSizes = '(min-width: 90em) 640px, (min-width: 48em) 46vw, 100vw'

export interface HeroProps {
  title: string
  /** 1 where the hero carries the title of the page. */
  headingLevel?: 1 | 2
  /** One or two sentences. */
  children?: ReactNode
  /** The one thing to do, and the way around it. */
  actions?: ReactNode
  /** The essential terms of an offer, in full, where it is first shown. */
  terms?: ReactNode
  image: Picture
  /** Shows the whole picture in a frame: for one with words in it, which no crop may cut. Else it fills its half. */
  framed?: boolean
}

/** An offer with its picture: on top on phones, to the right on large screens. The picture is the largest paint, so it loads first. */
export function Hero({ title, headingLevel = 1, children, actions, terms, image, framed }: HeroProps) {
  return (
    <section className={framed ? cx(css.hero, css.framed) : css.hero} aria-label={title}>
      <div className={framed ? css.frame : css.picture}>
        {drawPicture({
          image,
          className: framed ? css.framedImage : css.image,
          widths: usualWidths,
          sizes: framed ? framedSizes : usualSizes,
          priority: true,
        })}
      </div>
      <div className={css.words}>
        <Heading level={headingLevel} size={48}>
          {title}
        </Heading>
        {children ? <div className={css.lead}>{children}</div> : null}
        {actions ? <div className={css.actions}>{actions}</div> : null}
        {terms ? <div className={css.terms}>{terms}</div> : null}
      </div>
    </section>
  )
}
