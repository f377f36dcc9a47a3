import { vars } from '@casino/tokens/vars'
import { styleVariants } from '@vanilla-extract/css'
import { layer } from './layers.css.ts'

/** A step of the 4-point grid: `4` is 16 px. */
export type Space = keyof typeof vars.space

export const gap = styleVariants(vars.space, (value) => ({ '@layer': { [layer.components]: { gap: value } } }))
