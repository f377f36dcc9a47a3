import { closedTransform, inlinePadding } from '../../overlay/overlay.css.ts'
import { componentStyle } from '../../styling/componentStyle.ts'
import { up, vars } from '../../theme/index.ts'

export const layer = componentStyle({ display: 'grid', justifyItems: 'center' })

/** Distance of a dialog at the top from the upper edge of the window, from md. */
const topDistance = '8dvh'

export const layerPlacement = {
  /** Bottom sheet on phones, centred from md. */
  center: componentStyle({
    alignItems: 'end',
    '@media': { [up('md')]: { alignItems: 'center', padding: vars.space[6] } },
  }),
  top: componentStyle({
    alignItems: 'start',
    '@media': { [up('md')]: { padding: `${topDistance} ${vars.space[6]}` } },
  }),
}

export const panel = componentStyle({
  position: 'relative',
  inlineSize: '100%',
  '@media': { [up('md')]: { vars: { [inlinePadding]: vars.space[8] } } },
})

const line = vars.size.border

export const placement = {
  center: componentStyle({
    vars: { [closedTransform]: 'translateY(1.5rem)' },
    maxBlockSize: '92dvh',
    borderInlineWidth: line,
    borderBlockWidth: `${line} 0`,
    borderRadius: `${vars.radius.lg} ${vars.radius.lg} 0 0`,
    '@media': { [up('md')]: { borderBlockWidth: line, borderRadius: vars.radius.lg, maxBlockSize: 'min(52rem, 100dvh - 4rem)' } },
  }),
  top: componentStyle({
    vars: { [closedTransform]: 'translateY(-1rem)' },
    blockSize: '100dvh',
    borderWidth: 0,
    '@media': {
      [up('md')]: {
        blockSize: 'auto',
        maxBlockSize: `min(46rem, 100dvh - 2 * ${topDistance})`,
        borderWidth: line,
        borderRadius: vars.radius.lg,
      },
    },
  }),
}

/** The body scrolls instead of the panel. */
export const column = componentStyle({ display: 'flex', flexDirection: 'column', overflow: 'hidden' })
export const scrollingBody = componentStyle({ flex: '1 1 auto', minBlockSize: 0, overflowY: 'auto', overscrollBehavior: 'contain' })

const width = (most: string) => componentStyle({ '@media': { [up('md')]: { maxInlineSize: most } } })
export const size = { sm: width('25rem'), md: width('32rem'), lg: width('44rem'), content: width('fit-content') }
