import { componentStyle } from '../../styling/componentStyle.ts'
import { hover, vars } from '../../theme/index.ts'

export const list = componentStyle({ minInlineSize: 'max(12rem, var(--radix-popper-anchor-width))', padding: vars.space[1] })

export const item = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.size.touch,
  paddingInline: vars.space[3],
  paddingBlock: vars.space[2],
  borderRadius: vars.radius.sm,
  fontSize: vars.fontSize[16],
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  // Radix moves focus with the pointer, so hover and focus share one style: two items are never highlighted.
  outline: 'none',
  selectors: {
    '&[data-highlighted]': { background: vars.color.action.subtle },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -2 },
    '&[data-disabled]': { color: vars.color.muted, cursor: 'not-allowed' },
  },
  '@media': {
    [hover]: { selectors: { '&:hover:focus-visible': { outline: 'none' } } },
    '(forced-colors: active)': { selectors: { '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: -2 } } },
  },
})

export const tone = {
  default: componentStyle({}),
  danger: componentStyle({ selectors: { '&:not([data-disabled])': { color: vars.color.danger.text } } }),
}

export const icon = componentStyle({ flex: 'none', display: 'inline-flex', color: vars.color.muted })
export const label = componentStyle({ flex: 1, minInlineSize: 0 })
export const divider = componentStyle({ blockSize: 0, marginBlock: vars.space[1], borderBlockStart: `1px solid ${vars.color.line}` })
