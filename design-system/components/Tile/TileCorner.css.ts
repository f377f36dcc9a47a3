import { fallbackVar } from '@vanilla-extract/css'
import { componentStyle } from '../../styling/componentStyle.ts'
import { vars } from '../../theme/index.ts'
import { revealed } from './Tile.css.ts'

const { duration, easing, space } = vars

/** Over the upper corner of the artwork, above the actions. It may cover the name on a poster, so it is shown with the actions. */
export const corner = componentStyle({ position: 'absolute', zIndex: 2, insetBlockStart: space[1], insetInlineEnd: space[1] })
export const shown = {
  always: '',
  withActions: componentStyle({
    opacity: fallbackVar(revealed.opacity, '0'),
    pointerEvents: fallbackVar(revealed.pointerEvents, 'none') as 'none', // the type knows keywords only
    transition: `opacity ${duration.base} ${easing.out}`,
  }),
}
