import type { GlobalStyleRule } from '@vanilla-extract/css'
import { componentStyle, globalComponentStyle } from '../../styling/componentStyle.ts'
import { hover, vars } from '../../theme/index.ts'

export const prose = componentStyle({ maxInlineSize: vars.size.prose })

/** CMS HTML has no classes, so its elements are selected through the container. */
const proseRule = (selector: string, rule: GlobalStyleRule) =>
  globalComponentStyle(
    selector
      .split(',')
      .map((part) => `${prose} ${part.trim()}`)
      .join(', '),
    rule,
  )

// Margins are behind each block: a `+ *` rule restyles the whole page whenever an element is inserted.
proseRule('> *', { marginBlockEnd: vars.space[4] })
proseRule('> :where(:last-child)', { marginBlockEnd: 0 })
proseRule('> h2', { marginBlockStart: vars.space[10], marginBlockEnd: vars.space[3], fontSize: vars.fontSize[22] })
proseRule('> h3', { marginBlockStart: vars.space[6], marginBlockEnd: vars.space[2], fontSize: vars.fontSize[18] })
proseRule('> h2 + h2, > h2 + h3, > h3 + h2, > h3 + h3', { marginBlockStart: 0 })
proseRule('ul, ol', { paddingInlineStart: '1.25em' })
proseRule('li + li', { marginBlockStart: vars.space[2] })
proseRule('li::marker', { color: vars.color.muted, fontVariantNumeric: 'tabular-nums' })
proseRule('a', {
  fontWeight: vars.weight.semibold,
  textDecorationLine: 'underline',
  textDecorationThickness: 'max(1px, 0.0625em)',
  textDecorationColor: vars.color.lineStrong,
  textUnderlineOffset: '0.25em',
  borderRadius: vars.radius.sm,
})
proseRule('a:hover', { '@media': { [hover]: { textDecorationColor: 'currentColor' } } })
// CMS images and films keep the ratio of their size attributes.
proseRule('img, video, iframe', { maxInlineSize: '100%', blockSize: 'auto', border: 0, borderRadius: vars.radius.md })
proseRule('iframe', { inlineSize: '100%', aspectRatio: '16 / 9' })
proseRule('figcaption', { marginBlockStart: vars.space[2], color: vars.color.muted, fontSize: vars.fontSize[14] })
proseRule('table', { inlineSize: '100%', borderCollapse: 'collapse', fontSize: vars.fontSize[14] })
proseRule('th, td', {
  paddingBlock: vars.space[3],
  paddingInlineEnd: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
})
proseRule('th', { fontWeight: vars.weight.semibold })
proseRule('thead th', { color: vars.color.muted, fontWeight: vars.weight.medium })
