import { vars } from '@casino/tokens/vars'
import { styleVariants } from '@vanilla-extract/css'
import { layer } from './layers.css.ts'

/** Gap steps; the larger space tokens are page padding. */
const { space } = vars
const steps = {
  0: space[0],
  1: space[1],
  2: space[2],
  3: space[3],
  4: space[4],
  5: space[5],
  6: space[6],
  8: space[8],
  10: space[10],
}

/** A step of the 4-point grid: `4` is 16 px. */
export type Space = keyof typeof steps

/** Without a rule for none, which is the default. */
export const gap = styleVariants(steps, (value, step) => (Number(step) === 0 ? {} : { '@layer': { [layer.components]: { gap: value } } }))
