import { style } from '@vanilla-extract/css'
import { componentStyle } from '../../styling/componentStyle.ts'
import { below, up, vars } from '../../theme/index.ts'
import { list } from './MenuBar.css.ts'

const large = up('lg')

/** Three columns, the outer two of equal width: the logo is centred whatever the label lengths. */
export const bar = componentStyle({
  flex: 1,
  display: 'grid',
  alignSelf: 'stretch',
  alignItems: 'center',
  '@media': { [large]: { minInlineSize: 0, gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)', columnGap: vars.space[6] } },
})

export const logo = componentStyle({ minInlineSize: 0 })

const side = componentStyle({ '@media': { [below('lg')]: { display: 'none' } } })
export const listBeforeLogo = style([list, side, componentStyle({ justifyContent: 'safe flex-end' })])
export const listAfterLogo = style([list, side])
