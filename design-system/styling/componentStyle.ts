import { type StyleRule, style } from '@vanilla-extract/css'
import { layer } from '../theme/layers.css.ts'

/** A class in the `components` cascade layer. Call it in `.css.ts` files only. */
export const componentStyle = (rule: StyleRule): string => style({ '@layer': { [layer.components]: rule } })
