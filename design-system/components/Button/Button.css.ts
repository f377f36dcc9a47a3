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
  border: createVar('line'),
  height: createVar('height'),
  padding: createVar('padding'),
  outlineText: createVar('outline-text'),
  outlineBorder: createVar('outline-line'),
  /** Background and border of the disabled state, for variants without them. */
  disabledBackground: createVar('disabled-ground'),
}
const themedValue = (name: string, token: string) => `var(--button-${name},${token})`
const stateValue = (name: string, which: string, token: string) => `var(--button-${name}-${which},var(--button-${name},${token}))`

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
      minBlockSize: themedValue('height', fallback.height),
      minInlineSize: themedValue('min-width', '0px'),
      maxInlineSize: '100%',
      paddingBlock: vars.space[1],
      paddingInline: themedValue('padding', fallback.padding),
      border: `${vars.size.border} solid ${themedValue('border', fallback.border)}`,
      borderRadius: themedValue('radius', vars.radius.md),
      backgroundColor: themedValue('bg', fallback.bg),
      color: themedValue('text', fallback.text),
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
              backgroundColor: stateValue('bg', 'hover', fallback.bgHover),
              color: stateValue('text', 'hover', fallback.text),
              borderColor: stateValue('border', 'hover', fallback.border),
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
          insetBlock: `min(0px, calc((${themedValue('height', fallback.height)} - ${vars.size.touch}) / 2 - ${vars.size.border}))`,
        },
        '&:active:not([aria-busy=true])': {
          backgroundColor: stateValue('bg', 'active', fallback.bgActive),
          color: stateValue('text', 'active', fallback.text),
          borderColor: stateValue('border', 'active', fallback.border),
          transform: 'scale(.985)',
        },
        [disabled]: {
          backgroundColor: themedValue('bg-disabled', fallbackVar(fallback.disabledBackground, color.sunken)),
          color: themedValue('text-disabled', color.muted),
          borderColor: themedValue('border-disabled', fallbackVar(fallback.disabledBackground, color.line)),
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

interface VariantColors {
  bg: readonly [rest: string, hover: string, active: string]
  text: string
  border: string
  outlineText: string
  outlineBorder: string
  disabledBackground?: string
}
const variantRule = ({ bg: [rest, over, pressed], text, border, outlineText, outlineBorder, disabledBackground }: VariantColors) => ({
  '@layer': {
    [layer.components]: {
      vars: {
        [fallback.bg]: rest,
        [fallback.bgHover]: over,
        [fallback.bgActive]: pressed,
        [fallback.text]: text,
        [fallback.border]: border,
        [fallback.outlineText]: outlineText,
        [fallback.outlineBorder]: outlineBorder,
        ...(disabledBackground && { [fallback.disabledBackground]: disabledBackground }),
      },
    },
  },
})

const { action, danger } = color
const neutralColors = { text: color.text, outlineText: color.text, outlineBorder: color.lineStrong }

export const variant = styleVariants({
  primary: variantRule({
    bg: [action.bg, action.bgHover, action.bgActive],
    text: action.text,
    border: 'transparent',
    outlineText: action.bg,
    outlineBorder: action.bg,
  }),
  secondary: variantRule({ ...neutralColors, bg: [color.surface, color.raised, color.sunken], border: color.line }),
  ghost: variantRule({
    ...neutralColors,
    bg: ['transparent', color.raised, color.sunken],
    border: 'transparent',
    disabledBackground: 'transparent',
  }),
  danger: variantRule({
    bg: [danger.bg, danger.bg, danger.bg],
    text: danger.text,
    border: danger.line,
    outlineText: danger.text,
    outlineBorder: danger.line,
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
        [fallback.border]: fallback.outlineBorder,
        [fallback.disabledBackground]: 'initial',
      },
    },
  },
})

/** Overridden by `square` of a theme. */
export const square = style({ '@layer': { [layer.components]: { borderRadius: themedValue('radius', '0px') } } })

const sizeRule = (height: string, padding: string, fontSize: string) => ({
  vars: { [fallback.height]: height, [fallback.padding]: padding },
  fontSize,
})
/** Style rules of each size; `responsiveSize` applies them from a breakpoint up. */
export const sizeRules = {
  sm: sizeRule('36px', vars.space[4], vars.fontSize[14]),
  md: sizeRule(vars.size.touch, vars.space[5], vars.fontSize[16]),
  lg: sizeRule('52px', vars.space[6], vars.fontSize[18]),
}
const inLayer = (rule: LayerRule) => ({ '@layer': { [layer.components]: rule } })

export const size = {
  /* Fits two buttons side by side on a tile on a phone. */
  sm: style(
    inLayer({
      ...sizeRules.sm,
      vars: { ...sizeRules.sm.vars, [fallback.padding]: vars.space[3] },
      '@media': { [up('sm')]: { vars: { [fallback.padding]: vars.space[4] } } },
    }),
  ),
  md: style(inLayer(sizeRules.md)),
  lg: style(inLayer(sizeRules.lg)),
}

export const fullWidth = style({ '@layer': { [layer.components]: { inlineSize: '100%' } } })

/** Both labels share one grid cell: the button is as wide as the longer one and does not shift when loading begins. */
export const labelStack = style({
  '@layer': { [layer.components]: { display: 'inline-grid', alignItems: 'center', justifyItems: 'center' } },
})
export const label = style({ '@layer': { [layer.components]: { gridArea: '1 / 1', minInlineSize: 0 } } })
export const hiddenLabel = style({ '@layer': { [layer.components]: { visibility: 'hidden' } } })

/** A theme can hide an icon at a breakpoint. */
export const iconStart = style({ '@layer': { [layer.components]: { display: 'var(--button-icon-start,inline-flex)' } } })
export const iconEnd = style({ '@layer': { [layer.components]: { display: 'var(--button-icon-end,inline-flex)' } } })

const spin = keyframes({ to: { transform: 'rotate(1turn)' } })

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
      animation: `${spin} 800ms linear infinite`,
      '@media': { '(forced-colors: active)': { borderInlineEndColor: 'Canvas' } },
    },
  },
})

export const spinnerGap = style({ '@layer': { [layer.components]: { marginInlineEnd: '0.5em' } } })
