// Native video controls: labelled, localised and keyboard accessible.
import { imageUrl, type ResponsiveImage } from '../../theme/index.ts'
import * as styles from './VideoBanner.css.ts'

export interface VideoBannerProps {
  /** Heading above the video, and the accessible name of the section and the video. */
  title: string
  /** Level of the title in the page outline; 2 by default. */
  headingLevel?: 2 | 3
  /** Shown until playback starts; no video data is fetched before. */
  poster: ResponsiveImage
  /** Source formats with their MIME types, the preferred one first. */
  sources: readonly { src: string; type: string }[]
  /** Captions as WebVTT; required. */
  captions: { src: string; label: string; language: string }
}

/** A video with a title. It never plays automatically. */
export function VideoBanner({ title, headingLevel = 2, poster, sources, captions }: VideoBannerProps) {
  const Title = `h${headingLevel}` as const
  return (
    <section className={styles.banner} aria-label={title}>
      <Title className={styles.title}>{title}</Title>
      <video
        className={styles.video}
        controls
        playsInline
        preload="none"
        poster={imageUrl(poster.src, 1280)}
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
