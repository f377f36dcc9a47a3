import { componentStyle } from '../../styling/componentStyle.ts'
import { hover, vars } from '../../theme/index.ts'

export const list = componentStyle({
  display: 'flex',
  gap: vars.space[1],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  scrollSnapType: 'x proximity',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { print: { display: 'none' } },
})

export const tab = componentStyle({
  flex: 'none',
  scrollSnapAlign: 'start',
  minBlockSize: vars.size.touch,
  marginBlockEnd: -1,
  paddingInline: vars.space[4],
  paddingBlock: vars.space[2],
  color: vars.color.muted,
  background: 'none',
  border: 0,
  borderBlockEnd: '2px solid transparent',
  fontFamily: 'inherit',
  fontSize: vars.fontSize[16],
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  selectors: {
    '&[data-state="active"]': { color: vars.color.text, borderBlockEndColor: vars.color.action.bg },
    // A full outline: the base styles remove the ring of an unselected tab, which has `tabindex="-1"`.
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -2, borderRadius: vars.radius.sm },
  },
  '@media': {
    [hover]: { selectors: { '&:hover': { color: vars.color.text } } },
    // Forced colours make transparent borders visible: unselected tabs use the background colour.
    '(forced-colors: active)': {
      borderBlockEndColor: 'Canvas',
      selectors: { '&[data-state="active"]': { borderBlockEnd: '4px solid Highlight' } },
    },
  },
})

export const panel = componentStyle({
  paddingBlockStart: vars.space[5],
  selectors: { '&:focus-visible': { borderRadius: vars.radius.sm } },
})
