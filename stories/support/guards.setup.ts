import { brands } from '@casino/tokens/brands'
import { afterEach } from 'vitest'
import { namesItsBrand } from './brandNames.ts'
import { clearInOtherContrast } from './contrast.ts'
import { survivesForcedColours } from './forcedColours.ts'
import { setGuards } from './guards.ts'
import { validMarkup } from './markup.ts'
import { fitsNarrow } from './reflow.ts'

// Lines, markup and widths are the same in every brand, so each brand's run looks at its part of them.
const shared = import.meta.env.STORY_BRAND === brands[0] ? [survivesForcedColours] : [fitsNarrow, validMarkup]
setGuards([namesItsBrand, ...shared, clearInOtherContrast])

/** Storybook holds all animations while it looks at a story, and leaves them so when it finds something: the next stories would stand still. */
afterEach(() => {
  for (const style of document.head.querySelectorAll('style'))
    if (style.textContent?.includes('animation-play-state: paused')) style.remove()
})
