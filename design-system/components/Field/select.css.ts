import { style } from '@vanilla-extract/css'
import { componentStyle } from '../../styling/componentStyle.ts'
import { up, vars } from '../../theme/index.ts'
import { affix } from './Field.css.ts'

export const select = componentStyle({
  paddingInlineEnd: vars.space[8],
  cursor: 'pointer',
  '@media': { [up('sm')]: { paddingInlineEnd: vars.space[12] } },
})

/** The operating system renders the list. Without explicit colours it may be dark text on dark. */
export const option = componentStyle({ color: vars.color.text, background: vars.color.raised })

export const chevron = style([
  affix,
  componentStyle({
    // Two selects can be side by side on a phone: the width goes to the text.
    marginInlineStart: `calc(${vars.space[8]} * -1)`,
    paddingInlineEnd: vars.space[2],
    pointerEvents: 'none',
    '@media': { [up('sm')]: { marginInlineStart: `calc(${vars.space[10]} * -1)`, paddingInlineEnd: vars.space[4] } },
  }),
])
