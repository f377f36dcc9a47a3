import { componentStyle } from '../../styling/componentStyle.ts'
import { hiddenRule } from '../../theme/hiddenRule.ts'
import { below, hover, up, vars } from '../../theme/index.ts'

const phone = below('md')

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.fontSize[14],
  lineHeight: vars.lineHeight.snug,
})

/** On phones only the parent is visible, with a chevron pointing back. */
export const item = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  minInlineSize: 0,
  '@media': {
    [phone]: {
      flexDirection: 'row-reverse',
      selectors: {
        '&:not(:nth-last-child(2))': hiddenRule,
        // Visible while focused by keyboard.
        '&:not(:nth-last-child(2)):focus-within': {
          position: 'static',
          inlineSize: 'auto',
          blockSize: 'auto',
          clipPath: 'none',
        },
      },
    },
  },
})

export const link = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  minInlineSize: 24,
  color: vars.color.muted,
  borderRadius: vars.radius.sm,
  overflowWrap: 'anywhere',
  '@media': {
    [hover]: { ':hover': { color: vars.color.text, textDecoration: 'underline', textUnderlineOffset: '0.25em' } },
    '(forced-colors: active)': { textDecoration: 'underline' },
  },
})

export const currentPage = componentStyle({ color: vars.color.text, fontWeight: vars.weight.medium, overflowWrap: 'anywhere' })

export const chevron = componentStyle({
  flex: 'none',
  display: 'inline-flex',
  color: vars.color.muted,
  '@media': {
    [up('md')]: { selectors: { ':last-child > &': { display: 'none' } } },
    [phone]: { transform: 'rotate(180deg)' },
  },
})
