// The browser's own player: its controls are named, translated and known to every keyboard.
import type { Picture } from '../../theme/index.ts'
import * as css from './Banner.css.ts'

export interface VideoBannerProps {
  title: string
  headingLevel?: 2 | 3
  /** Shown until the visitor starts the film; nothing of the film is fetched before. */
  poster: Picture
  /** The film, each format with its type, the best first. */
  sources: readonly { src: string; type: string }[]
  /** The spoken words as WebVTT: a film without them is shown to nobody. */
  captions: { src: string; label: string; language: string }
}

/** A film that waits to be started. It never plays by itself, so it never speaks or moves unasked. */
export function VideoBanner({ title, headingLevel = 2, poster, sources, captions }: VideoBannerProps) {
  const Title = `h${headingLevel}` as const
  return (
    <section className={css.banner} aria-label={title}>
      <Title className={css.title}>{title}</Title>
      <video
        className={css.video}
        controls
        playsInline
        preload="none"
        poster={`${poster.src}?w=1280`}
        width={poster.width}
        height={poster.height}
        aria-label={title}
      >
        {sources.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
        <track kind="captions" src={captions.src} srcLang={captions.language} label={captions.label} default />
      </video>
    </section>
  )
}
