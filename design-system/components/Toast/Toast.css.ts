import { createVar } from '@vanilla-extract/css'
import { closedTransform, surfaceColor } from '../../overlay/overlay.css.ts'
import { componentStyle } from '../../styling/componentStyle.ts'
import { stripHeight } from '../../styling/stripHeight.ts'
import { up, vars } from '../../theme/index.ts'

/** The tone's colour, for the edge and the icon. */
const signal = createVar()

export const viewport = componentStyle({
  position: 'fixed',
  zIndex: vars.zIndex.toast,
  // Below the header: the bottom holds form actions, dialogs and the tab bar.
  insetBlockStart: `calc(${vars.size.header} + ${stripHeight})`,
  insetInline: 0,
  display: 'grid',
  gap: vars.space[3],
  margin: 0,
  padding: vars.space[4],
  listStyle: 'none',
  pointerEvents: 'none',
  '@media': { [up('md')]: { insetInlineStart: 'auto', inlineSize: '25rem', padding: vars.space[6] } },
})

export const toast = componentStyle({
  vars: { [closedTransform]: 'translateY(-0.75rem)', [surfaceColor]: vars.color.raised },
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  columnGap: vars.space[3],
  alignItems: 'start',
  paddingBlock: vars.space[3],
  paddingInline: `${vars.space[4]} ${vars.space[2]}`,
  borderBlockWidth: vars.size.border,
  borderInlineWidth: `4px ${vars.size.border}`,
  borderRadius: vars.radius.md,
  pointerEvents: 'auto',
  // Doubled class for specificity: the surface sets the border colour of all sides.
  selectors: { '&&': { borderInlineStartColor: signal } },
})

const sign = (of: 'info' | 'success' | 'warning' | 'danger') => componentStyle({ vars: { [signal]: vars.color[of].text } })

export const tone = { info: sign('info'), success: sign('success'), warning: sign('warning'), danger: sign('danger') }

// biome-ignore lint/plugin: centres the icon on the first line, beside a target of 44 px
export const icon = componentStyle({ display: 'inline-flex', paddingBlockStart: 10, color: signal })
export const body = componentStyle({
  display: 'grid',
  gap: vars.space[1],
  minInlineSize: 0,
  paddingBlock: vars.space[2],
  overflowWrap: 'break-word',
})
export const title = componentStyle({ fontSize: vars.fontSize[16], fontWeight: vars.weight.semibold, lineHeight: vars.lineHeight.snug })
export const text = componentStyle({ fontSize: vars.fontSize[14], color: vars.color.muted, lineHeight: vars.lineHeight.normal })
