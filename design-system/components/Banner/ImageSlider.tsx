// CSS scroll snapping, no behaviour library. Usable without script; the buttons only scroll.
import { useEffect, useRef, useState } from 'react'
import { ArrowLeftIcon } from '../../icons/ArrowLeft.tsx'
import { ArrowRightIcon } from '../../icons/ArrowRight.tsx'
import { type Picture, widths } from '../../theme/index.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { drawPicture } from '../picture.tsx'
import * as css from './Banner.css.ts'

const usualWidths = widths(480, 960, 1920)

export interface SliderImage {
  image: Picture
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
  placeLabel: (place: number, count: number) => string
  /** Above the fold: the first image is loaded eagerly. */
  priority?: boolean
}

/** A carousel of wide images, one visible at a time. It never advances automatically. */
export function ImageSlider({ label, images, previousLabel, nextLabel, placeLabel, priority }: ImageSliderProps) {
  const track = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  useEffect(() => {
    const list = track.current
    if (!list) return
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) setCurrent([...list.children].indexOf(target))
      },
      { root: list, threshold: 0.6 },
    )
    for (const slide of list.children) watch.observe(slide)
    return () => watch.disconnect()
  }, [])
  const show = (place: number) => {
    const list = track.current
    const slide = list?.children[Math.max(0, Math.min(images.length - 1, place))]
    // Absolute position instead of a relative offset, because a scroll may be in progress.
    if (list && slide instanceof HTMLElement) list.scrollTo({ left: slide.offsetLeft - list.offsetLeft })
  }
  return (
    <section className={css.banner} aria-label={label}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable by keyboard; images may have no links */}
      <ul className={css.track} ref={track} tabIndex={0} aria-label={label}>
        {images.map(({ image, href, text }, place) => (
          <li key={image.src} className={`${css.slide} ${href ? css.linked : ''}`}>
            {drawPicture({
              image,
              className: css.image,
              widths: usualWidths,
              sizes: '(min-width: 90em) 1376px, 100vw',
              priority: priority && place === 0,
            })}
            {text ? (
              <p className={css.words}>
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
            onClick={() => show(current - 1)}
          />
          <div className={css.dots}>
            {images.map(({ image }, place) => (
              <button
                key={image.src}
                className={css.dot}
                type="button"
                aria-label={placeLabel(place + 1, images.length)}
                aria-current={place === current || undefined}
                onClick={() => show(place)}
              />
            ))}
          </div>
          <IconButton
            variant="secondary"
            label={nextLabel}
            icon={<ArrowRightIcon />}
            disabled={current === images.length - 1}
            onClick={() => show(current + 1)}
          />
        </div>
      ) : null}
    </section>
  )
}
