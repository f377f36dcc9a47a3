import { closedTransform, inlinePadding } from '../../overlay/overlay.css.ts'
import { componentStyle } from '../../styling/componentStyle.ts'
import { up, vars } from '../../theme/index.ts'

/** Bottom sheet on phones, centred from md. */
export const layer = componentStyle({
  display: 'grid',
  alignItems: 'end',
  justifyItems: 'center',
  '@media': { [up('md')]: { alignItems: 'center', padding: vars.space[6] } },
})

export const panel = componentStyle({
  vars: { [closedTransform]: 'translateY(1.5rem)' },
  position: 'relative',
  inlineSize: '100%',
  maxBlockSize: '92dvh',
  borderInlineWidth: vars.size.border,
  borderBlockWidth: `${vars.size.border} 0`,
  borderRadius: `${vars.radius.lg} ${vars.radius.lg} 0 0`,
  '@media': {
    [up('md')]: {
      vars: { [inlinePadding]: vars.space[8] },
      borderBlockWidth: vars.size.border,
      borderRadius: vars.radius.lg,
      maxBlockSize: 'min(52rem, 100dvh - 4rem)',
    },
  },
})

const width = (most: string) => componentStyle({ '@media': { [up('md')]: { maxInlineSize: most } } })
export const size = { sm: width('25rem'), md: width('32rem'), lg: width('44rem'), content: width('fit-content') }
