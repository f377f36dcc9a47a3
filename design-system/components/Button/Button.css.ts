import { createVar, fallbackVar, keyframes, type StyleRule, style, styleVariants } from '@vanilla-extract/css'
import { hover, layer, up, vars } from '../../theme/index.ts'

const { color } = vars

/*
 * Server-themable values are `--button-…` variables. Only the runtime theme sets them; each has a token as its fallback.
 * A state that the theme leaves out uses the theme's rest colour, so that an incomplete theme never mixes with the token.
 */
const fallback = {
  bg: createVar('bg'),
  bgHover: createVar('bg-hover'),
  bgActive: createVar('bg-active'),
  text: createVar('text'),
  line: createVar('line'),
  height: createVar('height'),
  padding: createVar('padding'),
  outlineText: createVar('outline-text'),
  outlineLine: createVar('outline-line'),
  /** Background and border of the disabled state, for variants without them. */
  disabledGround: createVar('disabled-ground'),
}
const themed = (name: string, token: string) => `var(--button-${name},${token})`
const state = (name: string, which: string, token: string) => `var(--button-${name}-${which},var(--button-${name},${token}))`

type LayerRule = NonNullable<StyleRule['@layer']>[string]

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
          /* `:where` has no specificity: the pressed and disabled styles override it. */
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
        /* Touch target of 44 px, whatever the visible height. */
        '&::after': {
          content: '',
          position: 'absolute',
          insetInline: 0,
          insetBlock: `min(0px, calc((${themed('height', fallback.height)} - ${vars.size.touch}) / 2 - ${vars.size.border}))`,
        },
        '&:active:not([aria-busy=true])': {
          backgroundColor: state('bg', 'active', fallback.bgActive),
          color: state('text', 'active', fallback.text),
          borderColor: state('border', 'active', fallback.line),
          transform: 'scale(.985)',
        },
        [disabled]: {
          backgroundColor: themed('bg-disabled', fallbackVar(fallback.disabledGround, color.sunken)),
          color: themed('text-disabled', color.muted),
          borderColor: themed('border-disabled', fallbackVar(fallback.disabledGround, color.line)),
          opacity: 'var(--button-disabled-opacity,1)',
          cursor: 'not-allowed',
          transform: 'none',
        },
        '&[aria-busy=true]': { cursor: 'progress', transform: 'none' },
        /* Forced colours give every variant a border: the current or pressed button gets a wider one. */
        '&[aria-current], &[aria-pressed=true]': { '@media': { '(forced-colors: active)': { borderWidth: 3, borderColor: 'Highlight' } } },
      },
    },
  },
})

interface Look {
  bg: readonly [rest: string, hover: string, active: string]
  text: string
  line: string
  outlineText: string
  outlineLine: string
  disabledGround?: string
}
const look = ({ bg: [rest, over, pressed], text, line, outlineText, outlineLine, disabledGround }: Look) => ({
  '@layer': {
    [layer.components]: {
      vars: {
        [fallback.bg]: rest,
        [fallback.bgHover]: over,
        [fallback.bgActive]: pressed,
        [fallback.text]: text,
        [fallback.line]: line,
        [fallback.outlineText]: outlineText,
        [fallback.outlineLine]: outlineLine,
        ...(disabledGround && { [fallback.disabledGround]: disabledGround }),
      },
    },
  },
})

const { action, danger } = color
const quiet = { text: color.text, outlineText: color.text, outlineLine: color.lineStrong }

export const variant = styleVariants({
  primary: look({
    bg: [action.bg, action.bgHover, action.bgActive],
    text: action.text,
    line: 'transparent',
    outlineText: action.bg,
    outlineLine: action.bg,
  }),
  secondary: look({ ...quiet, bg: [color.surface, color.raised, color.sunken], line: color.line }),
  ghost: look({ ...quiet, bg: ['transparent', color.raised, color.sunken], line: 'transparent', disabledGround: 'transparent' }),
  danger: look({
    bg: [danger.bg, danger.bg, danger.bg],
    text: danger.text,
    line: danger.line,
    outlineText: danger.text,
    outlineLine: danger.line,
  }),
})

/** Border without background, like `outline` of a theme. */
export const outline = style({
  '@layer': {
    [layer.components]: {
      vars: {
        [fallback.bg]: 'transparent',
        [fallback.bgHover]: color.raised,
        [fallback.bgActive]: color.raised,
        [fallback.text]: fallback.outlineText,
        [fallback.line]: fallback.outlineLine,
        [fallback.disabledGround]: 'initial',
      },
    },
  },
})

/** Overridden by `square` of a theme. */
export const square = style({ '@layer': { [layer.components]: { borderRadius: themed('radius', '0px') } } })

const measure = (height: string, padding: string, fontSize: string) => ({
  vars: { [fallback.height]: height, [fallback.padding]: padding },
  fontSize,
})
/** Style rules of each size; `responsiveSize` applies them from a breakpoint up. */
export const measures = {
  sm: measure('36px', vars.space[4], vars.fontSize[14]),
  md: measure(vars.size.touch, vars.space[5], vars.fontSize[16]),
  lg: measure('52px', vars.space[6], vars.fontSize[18]),
}
const inLayer = (rule: LayerRule) => ({ '@layer': { [layer.components]: rule } })

export const size = {
  /* Fits two buttons side by side on a tile on a phone. */
  sm: style(
    inLayer({
      ...measures.sm,
      vars: { ...measures.sm.vars, [fallback.padding]: vars.space[3] },
      '@media': { [up('sm')]: { vars: { [fallback.padding]: vars.space[4] } } },
    }),
  ),
  md: style(inLayer(measures.md)),
  lg: style(inLayer(measures.lg)),
}

export const fullWidth = style({ '@layer': { [layer.components]: { inlineSize: '100%' } } })

/** Both labels share one grid cell: the button is as wide as the longer one and does not shift when loading begins. */
export const texts = style({ '@layer': { [layer.components]: { display: 'inline-grid', alignItems: 'center', justifyItems: 'center' } } })
export const text = style({ '@layer': { [layer.components]: { gridArea: '1 / 1', minInlineSize: 0 } } })
export const away = style({ '@layer': { [layer.components]: { visibility: 'hidden' } } })

/** A theme can hide an icon at a breakpoint. */
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
      // literal: one turn of the spinner, not a transition
      animation: `${turn} 800ms linear infinite`,
      '@media': { '(forced-colors: active)': { borderInlineEndColor: 'Canvas' } },
    },
  },
})

export const spinnerGap = style({ '@layer': { [layer.components]: { marginInlineEnd: '0.5em' } } })
