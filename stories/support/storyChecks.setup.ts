import { afterEach } from 'vitest'
import { checkBrandNames } from './brandNames.ts'
import { checkContrast } from './contrast.ts'
import { checkFonts } from './fonts.ts'
import { checkForcedColours } from './forcedColours.ts'
import { checkMarkup } from './markup.ts'
import { checkReflow } from './reflow.ts'
import { registerStoryChecks } from './storyChecks.ts'
import { checkTextValues } from './textValues.ts'

registerStoryChecks([checkBrandNames, checkFonts, checkForcedColours, checkReflow, checkMarkup, checkContrast, checkTextValues])

/** The frame of the tests is not painted: nothing looks at it, and painting took a thirteenth of their time. Its page cannot tell. */
const frame = window.frameElement as HTMLElement | null // an `iframe`, of another window: `instanceof` would not know it
frame?.style.setProperty('opacity', '0')

/** Storybook's a11y check pauses all animations and leaves them paused after a violation, which would affect the following stories. */
afterEach(() => {
  for (const style of document.head.querySelectorAll('style'))
    if (style.textContent?.includes('animation-play-state: paused')) style.remove()
})
