// Native elements and a timer: no behaviour library.
import { type Ref, useEffect, useRef, useState } from 'react'
import { PauseIcon } from '../../icons/Pause.tsx'
import { PlayIcon } from '../../icons/Play.tsx'
import { up } from '../../theme/index.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { type AutoplayConditions, createSlideTimer } from './slideTimer.ts'
import * as styles from './WallpaperCarousel.css.ts'

export interface WallpaperSlide {
  /** Image URL from xs to md, 540 × 540. */
  small: string
  /** Image URL from lg, 1920 × 1080. */
  large: string
}

export interface WallpaperCarouselProps {
  /** The first slide is rendered on the server, the second after hydration. */
  slides: readonly [WallpaperSlide, WallpaperSlide]
  /** Time per slide in ms. */
  interval?: number
  /** Accessible name of the button while the slides move. */
  pauseLabel: string
  /** Accessible name of the button while the slides are paused. */
  playLabel: string
}

type SlideProps = WallpaperSlide & { className: string; ref?: Ref<HTMLImageElement> }

const Slide = ({ small, large, className, ref }: SlideProps) => (
  <picture>
    <source media={up('lg')} srcSet={large} width={1920} height={1080} />
    <img ref={ref} className={className} src={small} width={540} height={540} alt="" decoding="async" />
  </picture>
)

/**
 * Two alternating images behind a page. Decorative: no text, no space. Stops under `prefers-reduced-motion`, when paused, while the
 * document is hidden and while its button has focus.
 */
export function WallpaperCarousel({ slides: [first, second], interval = 10_000, pauseLabel, playLabel }: WallpaperCarouselProps) {
  const [hydrated, setHydrated] = useState(false)
  const [showsSecond, setShowsSecond] = useState(false)
  const [paused, setPaused] = useState(false)
  const [loaded, setLoaded] = useState(false)
  const firstImage = useRef<HTMLImageElement>(null)
  const control = useRef<HTMLDivElement>(null)
  useEffect(() => {
    setHydrated(true)
    const motion = window.matchMedia('(prefers-reduced-motion: reduce)')
    const slides = createSlideTimer(() => setShowsSecond((before) => !before), interval)
    const conditions = (): AutoplayConditions => ({
      paused,
      reducedMotion: motion.matches,
      hidden: document.visibilityState === 'hidden',
      focused: control.current?.matches(':focus-within') ?? false,
    })
    const updateTimer = () => slides.update(conditions())
    const abort = new AbortController()
    const { signal } = abort
    motion.addEventListener('change', updateTimer, { signal })
    document.addEventListener('visibilitychange', updateTimer, { signal })
    control.current?.addEventListener('focusin', updateTimer, { signal })
    // During `focusout` the button still matches `:focus-within`.
    control.current?.addEventListener('focusout', () => slides.update({ ...conditions(), focused: false }), { signal })
    updateTimer()
    return () => {
      abort.abort()
      slides.stop()
    }
  }, [paused, interval])
  useEffect(() => {
    let frame = 0
    const showAfter = (frames: number) => {
      frame = requestAnimationFrame(() => (frames === 1 ? setLoaded(true) : showAfter(frames - 1)))
    }
    // The image must be painted once while transparent; otherwise it counts as a contentful paint. It stays transparent when it fails.
    firstImage.current?.decode().then(
      () => showAfter(2),
      () => undefined,
    )
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <>
      <div className={loaded ? `${styles.wallpaper} ${styles.loaded}` : styles.wallpaper} aria-hidden="true">
        <Slide {...first} ref={firstImage} className={styles.image} />
        {hydrated ? <Slide {...second} className={`${styles.image} ${styles.secondSlide} ${showsSecond ? styles.shown : ''}`} /> : null}
      </div>
      <div className={styles.control} ref={control}>
        <IconButton
          variant="secondary"
          label={paused ? playLabel : pauseLabel}
          icon={paused ? <PlayIcon /> : <PauseIcon />}
          onClick={() => setPaused(!paused)}
        />
      </div>
    </>
  )
}
