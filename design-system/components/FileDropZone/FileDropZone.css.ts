import { componentStyle } from '../../styling/componentStyle.ts'
import { vars } from '../../theme/index.ts'

/** Dashed, unlike a card, because files can be dropped on it. Solid while files are dragged over it. */
export const zone = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  minInlineSize: 0,
  margin: 0,
  padding: vars.space[5],
  border: `2px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.lg,
  '@media': { print: { display: 'none' } },
  transition: `background-color ${vars.duration.fast} ${vars.easing.out}`,
  selectors: {
    '&[data-drop-target]': { borderStyle: 'solid', borderColor: vars.color.action.bg, backgroundColor: vars.color.action.subtle },
    '&[aria-invalid="true"]': { borderColor: vars.color.danger.line },
  },
})

/** Floated, so that it is laid out inside the border. */
export const label = componentStyle({
  float: 'inline-start',
  padding: 0,
  color: vars.color.text,
  fontSize: vars.fontSize[16],
  fontWeight: vars.weight.semibold,
  lineHeight: vars.lineHeight.snug,
  marginBlockEnd: vars.space[2],
})
