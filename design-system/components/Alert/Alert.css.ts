import { style, styleVariants } from '@vanilla-extract/css'
import { layer, vars } from '../../theme/index.ts'

const { color, space } = vars

export const alert = style({
  '@layer': {
    [layer.components]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: space[3],
      rowGap: space[2],
      padding: space[4],
      border: `${vars.size.border} solid`,
      borderRadius: vars.radius.md,
      color: color.text,
      fontSize: vars.fontSize[16],
    },
  },
})

export const tone = styleVariants({ info: color.info, success: color.success, warning: color.warning, danger: color.danger }, (own) => ({
  '@layer': {
    [layer.components]: {
      backgroundColor: own.bg,
      borderColor: `color-mix(in oklab, ${own.line} calc(${vars.alert.edge} * 100%), ${own.bg})`,
    },
  },
}))

/** Aligned with the first line of text. */
export const icon = styleVariants({ info: color.info, success: color.success, warning: color.warning, danger: color.danger }, (own) => ({
  '@layer': { [layer.components]: { display: 'inline-flex', blockSize: '1.5em', alignItems: 'center', color: own.text } },
}))

export const content = style({
  '@layer': { [layer.components]: { display: 'flex', flexDirection: 'column', gap: space[1], minInlineSize: 0 } },
})
export const title = style({ '@layer': { [layer.components]: { fontWeight: vars.weight.semibold } } })
export const action = style({ '@layer': { [layer.components]: { gridColumn: 2, marginBlockStart: space[1] } } })
