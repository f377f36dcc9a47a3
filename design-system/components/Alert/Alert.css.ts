import { componentStyle, componentVariants } from '../../styling/componentStyle.ts'
import { vars } from '../../theme/index.ts'

const { color, space } = vars

export const alert = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[3],
  rowGap: space[2],
  padding: space[4],
  border: `${vars.size.border} solid`,
  borderRadius: vars.radius.md,
  color: color.text,
  fontSize: vars.fontSize[16],
})

export const dismissible = componentStyle({ gridTemplateColumns: 'auto minmax(0, 1fr) auto' })

export const tone = componentVariants(
  { info: color.info, success: color.success, warning: color.warning, danger: color.danger },
  (own) => ({
    backgroundColor: own.bg,
    borderColor: `color-mix(in oklab, ${own.line} calc(${vars.alert.edge} * 100%), ${own.bg})`,
  }),
)

/** Aligned with the first line of text. */
export const icon = componentVariants(
  { info: color.info, success: color.success, warning: color.warning, danger: color.danger },
  (own) => ({ display: 'inline-flex', blockSize: '1.5em', alignItems: 'center', color: own.text }),
)

export const content = componentStyle({ display: 'flex', flexDirection: 'column', gap: space[1], minInlineSize: 0 })
export const title = componentStyle({ fontWeight: vars.weight.semibold })
/** Negative margin: the touch target is larger than the icon, so it reaches into the padding and the icon aligns with the title. */
export const dismiss = componentStyle({ margin: `calc(-1 * ${space[3]}) calc(-1 * ${space[3]}) calc(-1 * ${space[3]}) 0` })
export const action = componentStyle({ gridColumn: 2, marginBlockStart: space[1] })
