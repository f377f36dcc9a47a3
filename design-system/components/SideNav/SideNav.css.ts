import { themedButton } from '../../styling/buttonAppearance.ts'
import { componentStyle } from '../../styling/componentStyle.ts'
import { scrollLine } from '../../styling/scrollLine.ts'
import { below, hover, up, vars } from '../../theme/index.ts'

export const list = componentStyle({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [up('lg')]: { display: 'grid', gap: 2 } },
})

const belowLg = below('lg')

export const rows = componentStyle({
  '@media': {
    [belowLg]: {
      display: 'grid',
      padding: vars.space[2],
      background: vars.color.surface,
      border: `${vars.size.border} solid ${vars.color.line}`,
      borderRadius: vars.radius.lg,
    },
  },
})

export const line = componentStyle({
  '@media': {
    [belowLg]: {
      ...scrollLine,
      borderBlockEnd: `1px solid ${vars.color.line}`,
    },
  },
})

export const link = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: 48,
  boxSizing: 'border-box',
  paddingInline: vars.space[4],
  paddingBlock: vars.space[2],
  color: vars.color.muted,
  borderRadius: vars.radius.md,
  fontSize: vars.fontSize[16],
  fontWeight: vars.weight.medium,
  lineHeight: vars.lineHeight.snug,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&[aria-current], &[data-opening]': { color: vars.color.text, background: vars.color.action.subtle, fontWeight: vars.weight.semibold },
    // In high contrast the backgrounds differ too little to mark the current entry.
    '[data-contrast="more"] &[aria-current]': { textDecoration: 'underline', textUnderlineOffset: '0.4em' },
    '&:focus-visible': { outlineOffset: -2 },
    // Without a theme the entry matches its neighbours.
    '&[data-button-theme]': {
      minBlockSize: themedButton('height', '48px'),
      paddingInline: themedButton('padding', vars.space[4]),
      color: themedButton('text', vars.color.muted),
      background: themedButton('bg', 'transparent'),
      borderRadius: themedButton('radius', vars.radius.md),
      // An inset shadow takes no space, so that no entry is taller than its neighbours
      boxShadow: `inset 0 0 0 ${vars.size.border} ${themedButton('border', 'transparent')}`,
    },
    '&[data-button-theme]:active': {
      color: themedButton('text-active', vars.color.muted),
      background: themedButton('bg-active', 'transparent'),
    },
  },
  '@media': {
    [up('lg')]: { selectors: { '&[aria-current]': { background: vars.color.raised } } },
    // as in Tabs
    [belowLg]: {
      selectors: {
        [`${line} > li > &`]: {
          minBlockSize: vars.size.touch,
          paddingInline: vars.space[3],
          borderRadius: 0,
          whiteSpace: 'nowrap',
        },
        [`${line} > li > &[aria-current]`]: { background: 'none', boxShadow: `inset 0 -2px ${vars.color.action.bg}` },
      },
    },
    [hover]: {
      selectors: {
        '&:hover': { color: vars.color.text },
        '&[data-button-theme]:hover:not(:active)': {
          color: themedButton('text-hover', vars.color.text),
          background: themedButton('bg-hover', 'transparent'),
        },
      },
    },
    // Forced colours remove the background that marks the current page.
    '(forced-colors: active)': { selectors: { '&[aria-current]': { textDecoration: 'underline', textUnderlineOffset: '0.4em' } } },
  },
})

/** A theme may hide it at a breakpoint. */
export const icon = componentStyle({ flex: 'none', display: themedButton('icon-start', 'inline-flex') })
export const label = componentStyle({ flex: 1, minInlineSize: 0 })

/** Chevron of each entry below lg. */
export const chevron = componentStyle({
  display: 'inline-flex',
  color: vars.color.muted,
  '@media': { [up('lg')]: { display: 'none' } },
  selectors: { [`${line} &`]: { display: 'none' } },
})

export const divider = componentStyle({
  blockSize: 0,
  marginBlock: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [belowLg]: { selectors: { [`${line} > &`]: { display: 'none' } } } },
})
