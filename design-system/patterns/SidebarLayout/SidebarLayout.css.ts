import { componentStyle } from '../../styling/componentStyle.ts'
import { up, vars } from '../../theme/index.ts'

export const layout = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[10],
  maxInlineSize: vars.size.content,
  marginInline: 'auto',
  paddingBlock: `${vars.space[5]} ${vars.space[12]}`,
  paddingInline: vars.space[4],
  '@media': {
    [up('md')]: { paddingInline: vars.space[6], paddingBlockStart: vars.space[8] },
    [up('lg')]: {
      // in rem, the longest entry stays in one line with large text
      gridTemplateColumns: 'max(236px, 9rem) minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      alignItems: 'start',
      paddingInline: vars.space[8],
    },
  },
})

/** A line of navigation is close to its content. */
export const close = componentStyle({ rowGap: vars.space[5] })

export const content = componentStyle({ minInlineSize: 0, '@media': { [up('lg')]: { gridColumn: 2, gridRow: 1 } } })
// Below the content: the gap between its own parts.
export const rest = componentStyle({
  minInlineSize: 0,
  '@media': { [up('lg')]: { gridColumn: 2, gridRow: 2, marginBlockStart: `calc(${vars.space[4]} - ${vars.space[10]})` } },
})

export const nav = componentStyle({
  '@media': {
    print: { display: 'none' },
    // Aligned with the adjacent heading, and sticky on long pages.
    [up('lg')]: {
      gridColumn: 1,
      gridRow: '1 / span 2',
      position: 'sticky',
      insetBlockStart: `calc(${vars.size.header} + ${vars.space[12]})`,
    },
  },
})
