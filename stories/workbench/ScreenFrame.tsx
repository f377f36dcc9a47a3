import { type Breakpoint, breakpoints } from '@casino/tokens/breakpoints'
import { useEffect, useRef } from 'react'
import type { ThemeSource } from '../support/toolbars.ts'
import * as compared from './ComparedFrames.css.ts'
import * as frames from './PreviewFrame.css.ts'
import * as styles from './ThemeScreens.css.ts'
import type { SiteScreen } from './themePlaces.ts'

interface ScreenFrameProps {
  screen: SiteScreen
  /** Selector of the themed element, to which the frame scrolls. */
  themed?: string
  breakpoint: Breakpoint
  themes: ThemeSource
  brand: string
  contrast: string
}

/** The story of a screen with the themes of the seed or the edited ones, as wide as a breakpoint. */
function ScreenFrame({ screen, themed, breakpoint, themes, brand, contrast }: ScreenFrameProps) {
  const query = `globals=theme:${brand};contrast:${contrast};themes:${themes}`
  const title = `${screen.title} with ${themes === 'edits' ? 'this theme' : 'the seed’s themes'}`
  const observer = useRef<MutationObserver>(null)
  useEffect(() => () => observer.current?.disconnect(), [])
  const scrollToTheme = (page: Document | null) => {
    const found = themed ? page?.querySelector(themed) : null
    found?.scrollIntoView({ block: 'center' })
    if (found) observer.current?.disconnect()
  }
  return (
    <figure className={frames.frame}>
      <figcaption className={frames.frameTitle}>
        <strong>{screen.title}</strong> {breakpoint}, {breakpoints[breakpoint]} px{themes === 'seed' && ', seed'}
        <a className={styles.openStory} href={`./?path=/story/${screen.story}&${query}`} target="_blank" rel="noreferrer">
          Open story
        </a>
      </figcaption>
      <div className={frames.screen.tall}>
        <iframe
          className={`${frames.window[breakpoint]} ${frames.scaled[breakpoint]}`}
          title={themed ? title : `${title}, ${breakpoint}`}
          loading="lazy"
          key={query}
          src={`iframe.html?id=${screen.story}&viewMode=story&${query}`}
          onLoad={({ currentTarget }) => {
            const page = currentTarget.contentDocument
            if (!page) return
            observer.current?.disconnect()
            observer.current = new MutationObserver(() => scrollToTheme(page))
            observer.current.observe(page.body, { childList: true, subtree: true })
            scrollToTheme(page)
          }}
        />
      </div>
    </figure>
  )
}

interface ScreenPairProps extends Omit<ScreenFrameProps, 'themes'> {
  beside: boolean
}

/** A screen with the edits, on demand beside the same with the seed's themes. */
export const ScreenPair = ({ beside, ...frame }: ScreenPairProps) => (
  <div className={beside ? compared.pair : compared.single}>
    {beside && <ScreenFrame {...frame} themes="seed" />}
    <ScreenFrame key="edits" {...frame} themes="edits" />
  </div>
)
