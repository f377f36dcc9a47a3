import { type StyleRule, style, styleVariants } from '@vanilla-extract/css'
import { hover, layer, vars } from '../../theme/index.ts'

const { color } = vars

export const iconButton = style({
  '@layer': {
    [layer.components]: {
      position: 'relative',
      display: 'inline-flex',
      flex: 'none',
      alignItems: 'center',
      justifyContent: 'center',
      border: `${vars.size.border} solid transparent`,
      borderRadius: vars.radius.full,
      cursor: 'pointer',
      WebkitTapHighlightColor: 'transparent',
      transition: `background-color ${vars.duration.fast} ${vars.easing.out}, color ${vars.duration.fast} ${vars.easing.out}, transform ${vars.duration.fast} ${vars.easing.out}`,
      selectors: {
        '&:active': { transform: 'scale(.94)' },
        '&:disabled': { color: color.lineStrong, cursor: 'not-allowed', transform: 'none' },
        '&[aria-pressed=true]': { color: color.accent },
        /* The accent vanishes in forced colours; the pressed state may not. */
        '&[aria-pressed=true]:not(:disabled)': { '@media': { '(forced-colors: active)': { color: 'Highlight' } } },
      },
    },
  },
})

const look = (text: string, background: string, line: string, over: string) => ({
  '@layer': {
    [layer.components]: {
      color: text,
      backgroundColor: background,
      borderColor: line,
      '@media': { [hover]: { selectors: { '&:hover:not(:disabled)': { backgroundColor: over } } } },
    },
  },
})

export const variant = styleVariants({
  primary: look(color.action.text, color.action.bg, 'transparent', color.action.bgHover),
  secondary: look(color.text, color.surface, color.line, color.raised),
  ghost: look(color.text, 'transparent', 'transparent', color.raised),
  danger: look(color.danger.text, color.danger.bg, color.danger.line, color.danger.bg),
})

type LayerRule = NonNullable<StyleRule['@layer']>[string]

const sizes: Record<'sm' | 'md' | 'lg', LayerRule> = {
  /* 32 px to the eye, 44 px to the finger. */
  sm: {
    inlineSize: '32px',
    blockSize: '32px',
    selectors: { '&::after': { content: '', position: 'absolute', inset: `calc((32px - ${vars.size.touch}) / 2)` } },
  },
  md: { inlineSize: vars.size.touch, blockSize: vars.size.touch },
  lg: { inlineSize: '52px', blockSize: '52px' },
}

export const size = styleVariants(sizes, (rule) => ({ '@layer': { [layer.components]: rule } }))
