import type { Breakpoint } from '@casino/tokens/breakpoints'
import { useState } from 'react'
import * as controls from './Controls.css.ts'
import type { ThemeKind } from './responses.ts'
import { ScreenPair } from './ScreenFrame.tsx'
import * as styles from './ThemeScreens.css.ts'
import * as text from './text.css.ts'
import type { SiteScreen } from './themePlaces.ts'
import type { ThemeUsage } from './themeUsages.ts'

interface ThemeScreensProps {
  kind: ThemeKind
  name: string
  usages: readonly ThemeUsage[]
  /** Whether stories can show the edits, so that there are previews. */
  hasScreens: boolean
  /** Whether a preview stands beside one with the seed's themes. */
  beside: boolean
  breakpoint: Breakpoint
  brand: string
  contrast: string
}

/** Places of the site that use a theme, and a preview of a whole screen with the edits. */
export function ThemeScreens({ kind, name, usages, hasScreens, beside, breakpoint, brand, contrast }: ThemeScreensProps) {
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
            {screen && hasScreens && (
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
      {shown && (
        <ScreenPair
          key={`${shown.story} ${name}`}
          screen={shown}
          themed={`[data-${kind}-theme="${CSS.escape(name)}"]`}
          breakpoint={breakpoint}
          beside={beside}
          brand={brand}
          contrast={contrast}
        />
      )}
    </section>
  )
}
