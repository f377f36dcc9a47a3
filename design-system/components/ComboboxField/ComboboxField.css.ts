import { componentStyle } from '../../styling/componentStyle.ts'
import { themedInput } from '../../styling/inputAppearance.ts'
import { hover, vars } from '../../theme/index.ts'

const { color, space } = vars

export const anchor = componentStyle({ position: 'relative' })

export const chevron = componentStyle({
  display: 'inline-flex',
  flex: 'none',
  paddingInlineEnd: space[4],
  color: themedInput('placeholder'),
  pointerEvents: 'none',
})

const popup = {
  position: 'absolute',
  zIndex: vars.zIndex.sticky,
  insetBlockStart: `calc(100% + ${space[1]})`,
  insetInline: 0,
  margin: 0,
  padding: space[1],
  color: color.text,
  background: color.raised,
  border: `${vars.size.border} solid ${color.line}`,
  borderRadius: vars.radius.md,
  boxShadow: vars.shadow.raised,
} as const

export const list = componentStyle({
  ...popup,
  maxBlockSize: 'min(20rem, 50dvh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  listStyle: 'none',
})
export const noResults = componentStyle({ ...popup, padding: space[4], color: color.muted, fontSize: vars.fontSize[14] })

export const option = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minBlockSize: vars.size.touch,
  paddingInline: space[3],
  paddingBlock: space[2],
  borderRadius: vars.radius.sm,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&[data-active]': { background: color.action.subtle, boxShadow: `inset 0 0 0 2px ${color.focus}` },
    '&[aria-selected="true"]': { fontWeight: vars.weight.semibold },
  },
  '@media': {
    [hover]: { selectors: { '&:where(:hover)': { background: color.surface } } },
    '(forced-colors: active)': { selectors: { '&[data-active]': { outline: '2px solid Highlight', outlineOffset: -2 } } },
  },
})

export const detail = componentStyle({ flex: 'none', color: color.muted, fontSize: vars.fontSize[14], fontWeight: vars.weight.regular })
export const tick = componentStyle({ flex: 'none', display: 'inline-flex', color: color.action.bg })
