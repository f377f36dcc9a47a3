import { afterEach } from 'vitest'
import { namesItsBrand } from './brandNames.ts'
import { clearInEveryPalette } from './contrast.ts'
import { survivesForcedColours } from './forcedColours.ts'
import { setGuards } from './guards.ts'
import { validMarkup } from './markup.ts'
import { fitsNarrow } from './reflow.ts'

setGuards([namesItsBrand, survivesForcedColours, fitsNarrow, validMarkup, clearInEveryPalette])

/** Storybook holds all animations while it looks at a story, and leaves them so when it finds something: the next stories would stand still. */
afterEach(() => {
  for (const style of document.head.querySelectorAll('style'))
    if (style.textContent?.includes('animation-play-state: paused')) style.remove()
})
