import type { ReactNode } from 'react'
import { Heading } from '../../components/Heading/Heading.tsx'
import { drawPicture } from '../../components/picture.tsx'
import type { Picture } from '../../theme/index.ts'
import * as css from './Hero.css.ts'

/** How wide it stands on a page. */
const usualSizes = '(min-width: 90em) 688px, (min-width: 64em) 50vw, 100vw'

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
}

/** An offer with its picture: on top on phones, to the right on large screens. The picture is the largest paint, so it loads first. */
export function Hero({ title, headingLevel = 1, children, actions, terms, image }: HeroProps) {
  return (
    <section className={css.hero} aria-label={title}>
      <div className={css.picture}>
        {drawPicture({ image, className: css.image, widths: [480, 960, 1920], sizes: usualSizes, priority: true })}
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
