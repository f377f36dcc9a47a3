import { breakpointNames } from '@casino/tokens/breakpoints'
import { useState } from 'react'
import { ScreenPair } from './ScreenFrame.tsx'
import { SegmentedControl } from './SegmentedControl.tsx'
import * as styles from './ThemeScreens.css.ts'
import * as text from './text.css.ts'
import { wholeScreens } from './themePlaces.ts'

interface WholeScreensProps {
  beside: boolean
  brand: string
  contrast: string
}

const none = 'none'
const stories = [none, ...wholeScreens.map(({ story }) => story)]
const screenOf = (story: string) => wholeScreens.find((screen) => screen.story === story)

/** A whole screen with the edits at all six widths. */
export function WholeScreens({ beside, brand, contrast }: WholeScreensProps) {
  const [story, setStory] = useState(none)
  const screen = screenOf(story)
  return (
    <section className={styles.screens}>
      <h3 className={text.heading}>Whole screens at six widths</h3>
      <SegmentedControl
        legend="Screen"
        values={stories}
        value={story}
        onChange={setStory}
        labelOf={(each) => screenOf(each)?.title ?? 'None'}
      />
      {screen && (
        <div className={styles.widths}>
          {breakpointNames.map((breakpoint) => (
            <div key={breakpoint} className={(beside ? styles.pairWidth : styles.width)[breakpoint]}>
              <ScreenPair key={story} screen={screen} breakpoint={breakpoint} beside={beside} brand={brand} contrast={contrast} />
            </div>
          ))}
        </div>
      )}
    </section>
  )
}
