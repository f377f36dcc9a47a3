import { componentStyle } from '../../styling/componentStyle.ts'
import { touchTarget } from '../../styling/touchTarget.ts'
import { hover, touch, vars } from '../../theme/index.ts'

export const summary = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  fontSize: vars.fontSize[14],
  fontWeight: vars.weight.semibold,
  lineHeight: vars.lineHeight.normal,
  color: vars.color.text,
  cursor: 'pointer',
  // Safari draws a marker of its own beside the icon
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': {
    [hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } },
    [touch]: { position: 'relative', selectors: { '&::after': touchTarget } },
  },
})

export const icon = componentStyle({
  display: 'inline-flex',
  transition: `transform ${vars.duration.fast} ${vars.easing.out}`,
  selectors: { 'details[open] > * > &': { transform: 'rotate(180deg)' } },
})

export const content = componentStyle({ marginBlockStart: vars.space[3] })
