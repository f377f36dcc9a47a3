// CSS scroll snapping, no behaviour library. Usable without script; the buttons only scroll.
import { useEffect, useRef, useState } from 'react'
import { ArrowLeftIcon } from '../../icons/ArrowLeft.tsx'
import { ArrowRightIcon } from '../../icons/ArrowRight.tsx'
import { renderResponsiveImage } from '../../images/renderResponsiveImage.tsx'
import { type ResponsiveImage, srcSetWidths } from '../../theme/index.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as css from './Banner.css.ts'

const defaultWidths = srcSetWidths(480, 960, 1920)

export interface SliderImage {
  image: ResponsiveImage
  /** Link target; `text` is then the link text. */
  href?: string
  text?: string
}

export interface ImageSliderProps {
  /** Accessible name of the slider. */
  label: string
  images: readonly SliderImage[]
  previousLabel: string
  nextLabel: string
  /** Accessible name of the button to one slide, "Billede 2 af 4"; the position counts from 1. */
  slideLabel: (place: number, count: number) => string
  /** Above the fold: the first image is loaded eagerly. */
  priority?: boolean
}

/** A carousel of wide images, one visible at a time. It never advances automatically. */
export function ImageSlider({ label, images, previousLabel, nextLabel, slideLabel, priority }: ImageSliderProps) {
  const track = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  useEffect(() => {
    const trackElement = track.current
    if (!trackElement) return
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) setCurrent([...trackElement.children].indexOf(target))
      },
      { root: trackElement, threshold: 0.6 },
    )
    for (const slide of trackElement.children) observer.observe(slide)
    return () => observer.disconnect()
  }, [])
  const scrollToSlide = (index: number) => {
    const trackElement = track.current
    const slide = trackElement?.children[Math.max(0, Math.min(images.length - 1, index))]
    // Absolute position instead of a relative offset, because a scroll may be in progress.
    if (trackElement && slide instanceof HTMLElement) trackElement.scrollTo({ left: slide.offsetLeft - trackElement.offsetLeft })
  }
  return (
    <section className={css.banner} aria-label={label}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable by keyboard; images may have no links */}
      <ul className={css.track} ref={track} tabIndex={0} aria-label={label}>
        {images.map(({ image, href, text }, index) => (
          <li key={image.src} className={`${css.slide} ${href ? css.linkedSlide : ''}`}>
            {renderResponsiveImage({
              image,
              className: css.image,
              widths: defaultWidths,
              sizes: '(min-width: 90em) 1376px, 100vw',
              priority: priority && index === 0,
            })}
            {text ? (
              <p className={css.caption}>
                {href ? (
                  <a className={css.link} href={href}>
                    {text}
                  </a>
                ) : (
                  text
                )}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
      {images.length > 1 ? (
        <div className={css.controls}>
          <IconButton
            variant="secondary"
            label={previousLabel}
            icon={<ArrowLeftIcon />}
            disabled={current === 0}
            onClick={() => scrollToSlide(current - 1)}
          />
          <div className={css.dots}>
            {images.map(({ image }, index) => (
              <button
                key={image.src}
                className={css.dot}
                type="button"
                aria-label={slideLabel(index + 1, images.length)}
                aria-current={index === current || undefined}
                onClick={() => scrollToSlide(index)}
              />
            ))}
          </div>
          <IconButton
            variant="secondary"
            label={nextLabel}
            icon={<ArrowRightIcon />}
            disabled={current === images.length - 1}
            onClick={() => scrollToSlide(current + 1)}
          />
        </div>
      ) : null}
    </section>
  )
}
