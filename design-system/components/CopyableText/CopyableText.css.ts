import { componentStyle } from '../../styling/componentStyle.ts'
import { touchTarget } from '../../styling/touchTarget.ts'
import { hover, touch, vars } from '../../theme/index.ts'

export const button = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  maxInlineSize: '100%',
  borderRadius: vars.radius.sm,
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  WebkitTapHighlightColor: 'transparent',
  transition: `color ${vars.duration.fast} ${vars.easing.out}`,
  '@media': {
    [hover]: { ':hover': { color: vars.color.text } },
    [touch]: { position: 'relative', selectors: { '&::after': touchTarget } },
  },
})

/** A long text breaks anywhere. */
export const text = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere', userSelect: 'text' })

export const icon = componentStyle({ display: 'inline-flex', flex: 'none', '@media': { print: { display: 'none' } } })
