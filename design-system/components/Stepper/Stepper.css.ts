import { componentStyle, globalComponentStyle } from '../../styling/componentStyle.ts'
import { hiddenRule } from '../../theme/hiddenRule.ts'
import { below, up, vars } from '../../theme/index.ts'

const phones = below('sm')

export const list = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  minInlineSize: 0,
  '@media': {
    [phones]: {
      // With enlarged text, steps wrap before a name breaks inside a word.
      flexWrap: 'wrap',
      selectors: { '&[data-stack]': { flexDirection: 'column', alignItems: 'flex-start', gap: vars.space[2] } },
    },
  },
})

export const step = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  fontWeight: vars.weight.medium,
  selectors: {
    '&[aria-current]': { color: vars.color.text, fontWeight: vars.weight.semibold },
    '& + &::before': {
      content: '""',
      flex: 'none',
      inlineSize: vars.space[5],
      blockSize: 0,
      marginInlineEnd: vars.space[1],
      borderBlockStart: `2px solid ${vars.color.line}`,
    },
  },
  '@media': { [up('sm')]: { selectors: { '& + &::before': { inlineSize: vars.space[6] } } } },
})

export const number = componentStyle({
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  inlineSize: 30,
  blockSize: 30,
  boxSizing: 'border-box',
  borderRadius: vars.radius.full,
  border: `${vars.size.border} solid ${vars.color.lineStrong}`,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '[data-done] > &': { color: vars.color.text, background: vars.color.action.subtle, borderColor: 'transparent' },
    '[aria-current] > &': { color: vars.color.action.text, background: vars.color.action.bg, borderColor: vars.color.action.bg },
  },
  // Forced colours remove backgrounds: the border marks the current step.
  '@media': { '(forced-colors: active)': { selectors: { '[aria-current] > &': { borderWidth: 3, borderColor: 'Highlight' } } } },
})

export const name = componentStyle({ overflowWrap: 'anywhere', lineHeight: vars.lineHeight.snug })

// In a row on phones only the current step shows its name; the other names stay available to screen readers.
globalComponentStyle(`${list}:not([data-stack]) > ${step}:not([aria-current]) > ${name}`, { '@media': { [phones]: hiddenRule } })
globalComponentStyle(`${list}[data-stack] > ${step}::before`, { '@media': { [phones]: { display: 'none' } } })
