import { componentStyle } from '../../styling/componentStyle.ts'
import { vars } from '../../theme/index.ts'

/** Grows from three to about twelve lines where `field-sizing` is supported; elsewhere it scrolls. */
export const area = componentStyle({
  fieldSizing: 'content',
  maxBlockSize: '20rem',
  resize: 'vertical',
  // Doubled class: the style sheet of the control may load after this one.
  selectors: { '&&': { minBlockSize: '6.5rem', lineHeight: vars.lineHeight.normal } },
})

export const remaining = componentStyle({
  alignSelf: 'flex-end',
  marginBlockStart: vars.space[1],
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  fontVariantNumeric: 'tabular-nums',
})
