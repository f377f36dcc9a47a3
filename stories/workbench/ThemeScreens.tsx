import { type Breakpoint, breakpoints } from '@casino/tokens/breakpoints'
import { useEffect, useRef, useState } from 'react'
import * as controls from './Controls.css.ts'
import * as frames from './PreviewFrame.css.ts'
import type { ThemeKind } from './responses.ts'
import * as styles from './ThemeScreens.css.ts'
import * as text from './text.css.ts'
import type { SiteScreen } from './themePlaces.ts'
import type { ThemeUsage } from './themeUsages.ts'

interface ThemeScreensProps {
  kind: ThemeKind
  name: string
  usages: readonly ThemeUsage[]
  /** Key under which the browser keeps the edits, from which a preview reads them; without one there is no preview. */
  storageKey: string | undefined
  breakpoint: Breakpoint
  brand: string
  contrast: string
}

/** Places of the site that use a theme, and a preview of a whole screen with the edits. */
export function ThemeScreens({ kind, name, usages, storageKey, breakpoint, brand, contrast }: ThemeScreensProps) {
  const [shown, setShown] = useState<SiteScreen | null>(null)
  const byScreen = new Map<string, { screen: SiteScreen | undefined; texts: readonly string[] }>()
  for (const { screen, text: label } of usages) {
    const key = screen?.story ?? ''
    byScreen.set(key, { screen, texts: [...(byScreen.get(key)?.texts ?? []), label] })
  }
  return (
    <section className={styles.screens}>
      <h3 className={text.heading}>Used on</h3>
      {usages.length === 0 && <p className={text.quiet}>No {kind} of the site uses this theme.</p>}
      <ul className={controls.plainList}>
        {[...byScreen].map(([key, { screen, texts }]) => (
          <li key={key} className={styles.usage}>
            <span className={styles.usageText}>
              <strong>{screen?.title ?? 'A form without a screen'}</strong>
              <span className={text.quiet}>{[...new Set(texts)].join(', ')}</span>
            </span>
            {screen && storageKey && (
              <button
                type="button"
                className={controls.plain}
                aria-expanded={shown?.story === screen.story}
                aria-label={`Preview ${screen.title}`}
                onClick={() => setShown(shown?.story === screen.story ? null : screen)}
              >
                Preview
              </button>
            )}
          </li>
        ))}
      </ul>
      {shown && storageKey && (
        <ScreenFrame
          key={`${shown.story} ${brand} ${contrast} ${name}`}
          screen={shown}
          themed={`[data-${kind}-theme="${CSS.escape(name)}"]`}
          breakpoint={breakpoint}
          query={`themes=${storageKey}&globals=theme:${brand};contrast:${contrast}`}
        />
      )}
    </section>
  )
}

interface ScreenFrameProps {
  screen: SiteScreen
  /** Selector of the themed element, to which the frame scrolls. */
  themed: string
  breakpoint: Breakpoint
  /** Rest of the story's URL, in the frame and in Storybook: its edits, brand and contrast. */
  query: string
}

/** The story of a screen with the edited themes, as wide as a breakpoint. */
function ScreenFrame({ screen, themed, breakpoint, query }: ScreenFrameProps) {
  const observer = useRef<MutationObserver>(null)
  useEffect(() => () => observer.current?.disconnect(), [])
  const scrollToTheme = (page: Document | null) => {
    const found = page?.querySelector(themed)
    found?.scrollIntoView({ block: 'center' })
    if (found) observer.current?.disconnect()
  }
  return (
    <figure className={frames.frame}>
      <figcaption className={frames.frameTitle}>
        <strong>{screen.title}</strong> {breakpoint}, {breakpoints[breakpoint]} px
        <a className={styles.openStory} href={`./?path=/story/${screen.story}&${query}`} target="_blank" rel="noreferrer">
          Open story
        </a>
      </figcaption>
      <div className={frames.screen.tall}>
        <iframe
          className={`${frames.window[breakpoint]} ${frames.scaled[breakpoint]}`}
          title={`${screen.title} with this theme`}
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
