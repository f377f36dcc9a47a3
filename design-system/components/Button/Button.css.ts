import type { Breakpoint } from '@casino/tokens/breakpoints'
import { createVar, fallbackVar } from '@vanilla-extract/css'
import { buttonSizes, componentAppearance, disabledColors, themedButton } from '../../styling/buttonAppearance.ts'
import { componentStyle, componentVariants } from '../../styling/componentStyle.ts'
import { controlRadius } from '../../styling/controlShape.ts'
import { touchTarget } from '../../styling/touchTarget.ts'
import { hover, up, vars } from '../../theme/index.ts'
import { mediaRules } from '../../theme/media.ts'
import { valueAt } from '../../theme/responsiveValue.ts'

/** Set by the variant and the size. The server-themable `--button-…` variables, which only a server theme sets, override them. */
const fallback = {
  bg: createVar('bg'),
  bgHover: createVar('bg-hover'),
  bgActive: createVar('bg-active'),
  text: createVar('text'),
  border: createVar('line'),
  height: createVar('height'),
  padding: createVar('padding'),
  /** Background and border of the disabled state, for variants without them. */
  disabledBox: createVar('disabled-ground'),
}
const disabled = '&:disabled, &[aria-disabled=true]:not([aria-busy=true])'

export const button = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minBlockSize: themedButton('height', fallback.height),
  maxInlineSize: '100%',
  paddingBlock: vars.space[1],
  paddingInline: themedButton('padding', fallback.padding),
  border: `${vars.size.border} solid ${themedButton('border', fallback.border)}`,
  borderRadius: themedButton('radius', controlRadius(false)),
  backgroundColor: themedButton('bg', fallback.bg),
  color: themedButton('text', fallback.text),
  fontWeight: vars.weight.semibold,
  lineHeight: vars.lineHeight.snug,
  textAlign: 'center',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  transition: `background-color ${vars.duration.fast} ${vars.easing.out}, border-color ${vars.duration.fast} ${vars.easing.out}, transform ${vars.duration.fast} ${vars.easing.out}`,
  '@media': {
    print: { display: 'none' },
    [hover]: {
      /* `:where` has no specificity: the pressed and disabled styles override it. */
      selectors: {
        '&:where(:hover:not([aria-busy=true]))': {
          backgroundColor: themedButton('bg-hover', fallback.bgHover),
          color: themedButton('text-hover', fallback.text),
          borderColor: themedButton('border-hover', fallback.border),
        },
      },
    },
  },
  selectors: {
    '&::after': touchTarget,
    '&:active:not([aria-busy=true])': {
      backgroundColor: themedButton('bg-active', fallback.bgActive),
      color: themedButton('text-active', fallback.text),
      borderColor: themedButton('border-active', fallback.border),
      transform: 'scale(.985)',
    },
    [disabled]: {
      backgroundColor: themedButton('bg-disabled', fallbackVar(fallback.disabledBox, disabledColors.bg)),
      color: themedButton('text-disabled', disabledColors.text),
      borderColor: themedButton('border-disabled', fallbackVar(fallback.disabledBox, disabledColors.border)),
      opacity: themedButton('disabled-opacity', '1'),
      cursor: 'not-allowed',
      transform: 'none',
    },
    '&[aria-busy=true]': { cursor: 'progress' },
    /* Forced colours give every variant a border: the current or pressed button gets a wider one. */
    '&[aria-current], &[aria-pressed=true]': { '@media': { '(forced-colors: active)': { borderWidth: 3, borderColor: 'Highlight' } } },
  },
})

export const variant = componentVariants(componentAppearance, ({ bg, text, border, disabledBox }) => ({
  vars: {
    [fallback.bg]: bg.rest,
    [fallback.bgHover]: bg.hover,
    [fallback.bgActive]: bg.active,
    [fallback.text]: text,
    [fallback.border]: border,
    ...(disabledBox && { [fallback.disabledBox]: disabledBox }),
  },
}))

export const size = componentVariants(buttonSizes, ({ height, padding, fontSize }) => ({
  vars: { [fallback.height]: height, [fallback.padding]: padding.xs },
  fontSize,
  '@media': mediaRules(padding, (value) => ({ vars: { [fallback.padding]: value } })),
}))

const sizesFrom = (breakpoint: Breakpoint) =>
  componentVariants(buttonSizes, ({ height, padding, fontSize }) => ({
    '@media': {
      [up(breakpoint)]: { vars: { [fallback.height]: height, [fallback.padding]: valueAt(padding, breakpoint) }, fontSize },
    },
  }))

/** A size from a breakpoint up. Narrowest first, so that the widest matching one wins. */
export const sizeFrom = {
  sm: sizesFrom('sm'),
  md: sizesFrom('md'),
  lg: sizesFrom('lg'),
  xl: sizesFrom('xl'),
  xxl: sizesFrom('xxl'),
}

export const square = componentStyle({ borderRadius: themedButton('radius', controlRadius(true)) })

export const fullWidth = componentStyle({ inlineSize: '100%' })

/** A theme can hide an icon at a breakpoint. */
export const iconStart = componentStyle({ display: themedButton('icon-start', 'inline-flex') })
export const iconEnd = componentStyle({ display: themedButton('icon-end', 'inline-flex') })
