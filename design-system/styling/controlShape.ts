import { vars } from '@casino/tokens/vars'

/** Heights of controls. The smallest is below the touch target of 44 px: the component extends its target beyond its box. */
export const controlHeight = { sm: '36px', md: vars.size.touch, lg: '52px' }

/** Corners of a control, `square` or rounded. */
export const controlRadius = (square: boolean): string => (square ? '0px' : vars.radius.md)
