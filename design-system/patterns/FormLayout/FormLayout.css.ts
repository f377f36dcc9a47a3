import { componentStyle } from '../../styling/componentStyle.ts'
import { up, vars } from '../../theme/index.ts'

export const layout = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  '@media': {
    [up('md')]: { gridTemplateColumns: `minmax(0, ${vars.size.form}) minmax(0, 1fr)`, columnGap: vars.space[6], alignItems: 'start' },
    // On wide screens both columns stay adjacent at the start, so that the summary is next to its form.
    [up('lg')]: {
      gridTemplateColumns: `minmax(0, ${vars.size.form}) minmax(0, ${vars.size.form})`,
      columnGap: vars.space[10],
    },
  },
})

export const aside = componentStyle({
  '@media': { [up('md')]: { position: 'sticky', insetBlockStart: `calc(${vars.size.header} + ${vars.space[12]})` } },
})
