// CSS scroll snapping, no behaviour library. Usable without script; the buttons only scroll.
import { useEffect, useRef, useState } from 'react'
import { ArrowLeftIcon } from '../../icons/ArrowLeft.tsx'
import { ArrowRightIcon } from '../../icons/ArrowRight.tsx'
import { renderResponsiveImage } from '../../images/renderResponsiveImage.tsx'
import { type ResponsiveImage, srcSetWidths } from '../../theme/index.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as styles from './ImageSlider.css.ts'

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
  /** In the order of the slides; a single one is shown without buttons. */
  images: readonly SliderImage[]
  /** Accessible name of the left arrow, which is disabled on the first slide. */
  previousLabel: string
  /** Accessible name of the right arrow, which is disabled on the last slide. */
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
    <section className={styles.slider} aria-label={label}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable by keyboard; images may have no links */}
      <ul className={styles.track} ref={track} tabIndex={0} aria-label={label}>
        {images.map(({ image, href, text }, index) => (
          <li key={image.src} className={`${styles.slide} ${href ? styles.linkedSlide : ''}`}>
            {renderResponsiveImage({
              image,
              className: styles.image,
              widths: defaultWidths,
              sizes: '(min-width: 90em) 1376px, 100vw',
              priority: priority && index === 0,
            })}
            {text ? (
              <p className={styles.caption}>
                {href ? (
                  <a className={styles.link} href={href}>
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
        <div className={styles.controls}>
          <IconButton
            variant="secondary"
            label={previousLabel}
            icon={<ArrowLeftIcon />}
            disabled={current === 0}
            onClick={() => scrollToSlide(current - 1)}
          />
          <div className={styles.dots}>
            {images.map(({ image }, index) => (
              <button
                key={image.src}
                className={styles.dot}
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
