import { memoizeAxeColors, replaceWeakMaps } from '../../app/scripts/lib/axeColors.mjs'

const restoreWeakMaps = replaceWeakMaps()
/** The axe of the stories, also of Storybook's accessibility check, which imports it later. */
export const { default: axe } = await import('axe-core')
restoreWeakMaps()
memoizeAxeColors(axe)
