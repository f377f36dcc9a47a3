import { componentStyle } from '../../styling/componentStyle.ts'
import { scrollLine } from '../../styling/scrollLine.ts'
import { below, hover, up, vars } from '../../theme/index.ts'

export const list = componentStyle({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [below('md')]: scrollLine,
    [up('md')]: { display: 'flex', flexWrap: 'wrap', gap: vars.space[1] },
  },
})

export const link = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: vars.size.touch,
  minBlockSize: vars.size.touch,
  boxSizing: 'border-box',
  paddingInline: vars.space[2],
  color: vars.color.muted,
  borderRadius: vars.radius.md,
  fontSize: vars.fontSize[16],
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-current]': { color: vars.color.text, background: vars.color.action.subtle, fontWeight: vars.weight.semibold },
    // In high contrast the backgrounds differ too little to mark the current entry.
    '[data-contrast="more"] &[aria-current]': { textDecoration: 'underline', textUnderlineOffset: '0.4em' },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '@media': {
    [`${up('md')} and (pointer: fine)`]: { minInlineSize: vars.space[10], minBlockSize: vars.space[10] },
    [hover]: { selectors: { '&:hover': { color: vars.color.text, background: vars.color.raised } } },
    // Forced colours remove the background that marks the current entry.
    '(forced-colors: active)': { selectors: { '&[aria-current]': { textDecoration: 'underline', textUnderlineOffset: '0.4em' } } },
  },
})
