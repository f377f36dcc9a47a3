import { closedTransform } from '../../overlay/overlay.css.ts'
import { componentStyle } from '../../styling/componentStyle.ts'
import { vars } from '../../theme/index.ts'

/** Full viewport height; a strip of the page stays visible beside it. */
export const panel = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 'min(22.5rem, 100vw - 2.5rem)',
})

const line = vars.size.border

export const side = {
  start: componentStyle({
    vars: { [closedTransform]: 'translateX(-2rem)' },
    insetInlineStart: 0,
    borderInlineWidth: `0 ${line}`,
    borderBlockWidth: 0,
  }),
  end: componentStyle({
    vars: { [closedTransform]: 'translateX(2rem)' },
    insetInlineEnd: 0,
    borderInlineWidth: `${line} 0`,
    borderBlockWidth: 0,
  }),
}

/** Grows, so that the actions are at the bottom of the viewport. */
export const body = componentStyle({ flex: '1 0 auto' })
