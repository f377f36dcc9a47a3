import type { ReactNode } from 'react'
import { Heading } from '../../components/Heading/Heading.tsx'
import { type Picture, sourceSet } from '../../theme/index.ts'
import * as css from './Hero.css.ts'

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
        <img
          className={css.image}
          src={`${image.src}?w=960`}
          srcSet={sourceSet(image.src, 480, 1920)}
          sizes={image.sizes ?? '(min-width: 90em) 688px, (min-width: 64em) 50vw, 100vw'}
          width={image.width}
          height={image.height}
          alt={image.alt}
          fetchPriority="high"
        />
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
