import { createVar, keyframes, type StyleRule, style, styleVariants } from '@vanilla-extract/css'
import { hover, layer, up, vars } from '../../theme/index.ts'

const { color } = vars

/*
 * What a server may theme is an unset variable `--button-…`, written by the runtime theme and never here; each has a token to fall back on.
 * A state without a colour of its own keeps the theme's rest colour, so that a half-filled theme never mixes with the token.
 */
const fallback = {
  bg: createVar('bg'),
  bgHover: createVar('bg-hover'),
  bgActive: createVar('bg-active'),
  text: createVar('text'),
  line: createVar('line'),
  height: createVar('height'),
  padding: createVar('padding'),
}
const themed = (name: string, token: string) => `var(--button-${name},${token})`
const state = (name: string, which: string, token: string) => `var(--button-${name}-${which},var(--button-${name},${token}))`

const disabled = '&:disabled, &[aria-disabled=true]:not([aria-busy=true])'

export const button = style({
  '@layer': {
    [layer.components]: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: vars.space[2],
      minBlockSize: themed('height', fallback.height),
      minInlineSize: themed('min-width', '0px'),
      maxInlineSize: '100%',
      paddingBlock: vars.space[1],
      paddingInline: themed('padding', fallback.padding),
      border: `${vars.size.border} solid ${themed('border', fallback.line)}`,
      borderRadius: themed('radius', vars.radius.md),
      backgroundColor: themed('bg', fallback.bg),
      color: themed('text', fallback.text),
      fontWeight: vars.weight.semibold,
      lineHeight: vars.lineHeight.snug,
      textAlign: 'center',
      cursor: 'pointer',
      userSelect: 'none',
      WebkitTapHighlightColor: 'transparent',
      transition: `background-color ${vars.duration.fast} ${vars.easing.out}, border-color ${vars.duration.fast} ${vars.easing.out}, transform ${vars.duration.fast} ${vars.easing.out}`,
      '@media': {
        [hover]: {
          /* `:where` weighs nothing: pressed and disabled looks win over it. */
          selectors: {
            '&:where(:hover:not([aria-busy=true]))': {
              backgroundColor: state('bg', 'hover', fallback.bgHover),
              color: state('text', 'hover', fallback.text),
              borderColor: state('border', 'hover', fallback.line),
            },
          },
        },
      },
      selectors: {
        '&:active:not([aria-busy=true])': {
          backgroundColor: state('bg', 'active', fallback.bgActive),
          color: state('text', 'active', fallback.text),
          borderColor: state('border', 'active', fallback.line),
          transform: 'scale(.985)',
        },
        [disabled]: {
          backgroundColor: themed('bg-disabled', color.sunken),
          color: themed('text-disabled', color.muted),
          borderColor: themed('border-disabled', color.line),
          opacity: 'var(--button-disabled-opacity,1)',
          cursor: 'not-allowed',
          transform: 'none',
        },
        '&[aria-busy=true]': { cursor: 'progress', transform: 'none' },
      },
    },
  },
})

const look = (bg: string, bgHover: string, bgActive: string, text: string, line: string) => ({
  '@layer': {
    [layer.components]: {
      vars: {
        [fallback.bg]: bg,
        [fallback.bgHover]: bgHover,
        [fallback.bgActive]: bgActive,
        [fallback.text]: text,
        [fallback.line]: line,
      },
    },
  },
})

export const variant = styleVariants({
  primary: look(color.action.bg, color.action.bgHover, color.action.bgActive, color.action.text, 'transparent'),
  secondary: look(color.surface, color.raised, color.sunken, color.text, color.line),
  ghost: look('transparent', color.raised, color.sunken, color.text, 'transparent'),
  danger: look(color.danger.bg, color.danger.bg, color.danger.bg, color.danger.text, color.danger.line),
})

type LayerRule = NonNullable<StyleRule['@layer']>[string]

const measure = (height: string, padding: string) => ({ vars: { [fallback.height]: height, [fallback.padding]: padding } })

const sizes: Record<'sm' | 'md' | 'lg', LayerRule> = {
  sm: {
    ...measure('36px', vars.space[3]),
    fontSize: vars.fontSize[14],
    /* Looks slim, but a finger still hits 44 px. */
    selectors: { '&::after': { content: '', position: 'absolute', insetInline: 0, insetBlock: '-5px' } },
    '@media': { [up('sm')]: { vars: { [fallback.padding]: vars.space[4] } } },
  },
  md: { ...measure(vars.size.touch, vars.space[5]), fontSize: vars.fontSize[16] },
  lg: { ...measure('52px', vars.space[6]), fontSize: vars.fontSize[18] },
}

export const size = styleVariants(sizes, (rule) => ({ '@layer': { [layer.components]: rule } }))

export const fullWidth = style({ '@layer': { [layer.components]: { inlineSize: '100%' } } })

/** Both texts lie in one cell: the button is as wide as the longer one and does not jump when loading begins. */
export const texts = style({ '@layer': { [layer.components]: { display: 'inline-grid', alignItems: 'center', justifyItems: 'center' } } })
export const text = style({ '@layer': { [layer.components]: { gridArea: '1 / 1', minInlineSize: 0 } } })
export const away = style({ '@layer': { [layer.components]: { visibility: 'hidden' } } })

/** Without a loading text only the ring is seen; the name of the button is still read. */
export const heard = style({
  '@layer': { [layer.components]: { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' } },
})

/** A theme may take an icon away at a screen size. */
export const iconStart = style({ '@layer': { [layer.components]: { display: 'var(--button-icon-start,inline-flex)' } } })
export const iconEnd = style({ '@layer': { [layer.components]: { display: 'var(--button-icon-end,inline-flex)' } } })

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

export const spinner = style({
  '@layer': {
    [layer.components]: {
      display: 'inline-block',
      inlineSize: '1em',
      blockSize: '1em',
      verticalAlign: '-0.125em',
      border: '2px solid currentColor',
      borderInlineEndColor: 'transparent',
      borderRadius: vars.radius.full,
      animation: `${turn} 800ms linear infinite`,
      '@media': { '(forced-colors: active)': { borderInlineEndColor: 'Canvas' } },
    },
  },
})

export const spinnerGap = style({ '@layer': { [layer.components]: { marginInlineEnd: '0.5em' } } })
