import { componentStyle, componentVariants } from '../../styling/componentStyle.ts'
import { touchTarget } from '../../styling/touchTarget.ts'
import { hover, touch, vars } from '../../theme/index.ts'

export const link = componentStyle({
  borderRadius: vars.radius.sm,
  textUnderlineOffset: '0.25em',
  textDecorationThickness: 'max(1px, 0.0625em)',
  transition: `color ${vars.duration.fast} ${vars.easing.out}`,
})

export const tone = componentVariants({
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
})

/** For a link on its own line. A link in a sentence has the height of that line. */
export const standalone = componentStyle({
  '@media': { [touch]: { position: 'relative', selectors: { '&::after': touchTarget } } },
})

/** The arrow of a link that opens a new tab. */
export const newTabIcon = componentStyle({ display: 'inline-block', marginInlineStart: '0.3em', verticalAlign: '-0.15em' })
