import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css'
import { layer, vars } from '../../theme/index.ts'

export const prose = style({ '@layer': { [layer.components]: { maxInlineSize: vars.size.prose } } })

/** CMS HTML has no classes, so its elements are selected through the container. */
const inside = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(
    selector
      .split(',')
      .map((part) => `${prose} ${part.trim()}`)
      .join(', '),
    { '@layer': { [layer.components]: rule } },
  )

inside('> * + *', { marginBlockStart: vars.space[4] })
inside('> h2', { marginBlockStart: vars.space[10], marginBlockEnd: vars.space[3], fontSize: vars.fontSize[22] })
inside('> h3', { marginBlockStart: vars.space[6], marginBlockEnd: vars.space[2], fontSize: vars.fontSize[18] })
inside('> h2 + *, > h3 + *', { marginBlockStart: 0 })
inside('ul, ol', { paddingInlineStart: '1.25em' })
inside('li + li', { marginBlockStart: vars.space[2] })
inside('li::marker', { color: vars.color.muted, fontVariantNumeric: 'tabular-nums' })
inside('a', {
  fontWeight: vars.weight.semibold,
  textDecorationLine: 'underline',
  textDecorationThickness: 'max(1px, 0.0625em)',
  textDecorationColor: vars.color.lineStrong,
  textUnderlineOffset: '0.25em',
  borderRadius: vars.radius.sm,
})
inside('a:hover', { textDecorationColor: 'currentColor' })
inside('table', { inlineSize: '100%', fontSize: vars.fontSize[14] })
inside('th, td', {
  paddingBlock: vars.space[3],
  paddingInlineEnd: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
})
inside('th', { fontWeight: vars.weight.semibold })
inside('thead th', { color: vars.color.muted, fontWeight: vars.weight.medium })
