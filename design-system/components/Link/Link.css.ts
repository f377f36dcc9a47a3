import { style, styleVariants } from '@vanilla-extract/css'
import { hover, layer, vars } from '../../theme/index.ts'

export const link = style({
  '@layer': {
    [layer.components]: {
      borderRadius: vars.radius.sm,
      textUnderlineOffset: '0.25em',
      textDecorationThickness: 'max(1px, 0.0625em)',
      transition: `color ${vars.duration.fast} ${vars.easing.out}`,
    },
  },
})

export const tone = styleVariants(
  {
    default: {
      color: vars.color.text,
      fontWeight: vars.weight.semibold,
      textDecorationLine: 'underline',
      textDecorationColor: vars.color.lineStrong,
      '@media': { [hover]: { ':hover': { textDecorationColor: 'currentColor' } } },
      selectors: { '&[aria-current]': { textDecorationThickness: 'max(2px, 0.125em)', textDecorationColor: 'currentColor' } },
    },
    muted: {
      color: vars.color.muted,
      '@media': { [hover]: { ':hover': { color: vars.color.text, textDecorationLine: 'underline' } } },
      selectors: { '&[aria-current]': { color: vars.color.text, fontWeight: vars.weight.semibold } },
    },
    quiet: {
      color: 'inherit',
      '@media': { [hover]: { ':hover': { textDecorationLine: 'underline' } } },
      selectors: { '&[aria-current]': { textDecorationLine: 'underline' } },
    },
  },
  (rule) => ({ '@layer': { [layer.components]: rule } }),
)

/** The arrow of a link that opens a new tab. */
export const newTabIcon = style({
  '@layer': { [layer.components]: { display: 'inline-block', marginInlineStart: '0.3em', verticalAlign: '-0.15em' } },
})
