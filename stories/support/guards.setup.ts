import { afterEach } from 'vitest'
import { namesItsBrand } from './brandNames.ts'
import { clearInEveryPalette } from './contrast.ts'
import { survivesForcedColours } from './forcedColours.ts'
import { setGuards } from './guards.ts'
import { validMarkup } from './markup.ts'
import { fitsNarrow } from './reflow.ts'

setGuards([namesItsBrand, survivesForcedColours, fitsNarrow, validMarkup, clearInEveryPalette])

/** Storybook's a11y check pauses all animations and leaves them paused after a violation, which would affect the following stories. */
afterEach(() => {
  for (const style of document.head.querySelectorAll('style'))
    if (style.textContent?.includes('animation-play-state: paused')) style.remove()
})
