import { createVar, fallbackVar, style } from '@vanilla-extract/css'
import { componentStyle } from '../../styling/componentStyle.ts'
import { controlHeight } from '../../styling/controlShape.ts'
import { themedDisabledText, themedInput, themedInputIcon, themedInputState } from '../../styling/inputAppearance.ts'
import { hover, vars } from '../../theme/index.ts'

/** Also resets a fieldset: no border, and no wider than its container. */
export const field = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  border: 0,
  '@media': { print: { display: 'none' } },
})

export const label = componentStyle({
  color: themedInput('label'),
  fontWeight: vars.weight.semibold,
  lineHeight: vars.lineHeight.snug,
  marginBlockEnd: vars.space[2],
})

export const optional = componentStyle({ marginInlineStart: vars.space[2], color: vars.color.muted, fontWeight: vars.weight.regular })

export const help = componentStyle({
  marginBlockStart: `calc(${vars.space[1]} * -1)`,
  marginBlockEnd: vars.space[2],
  color: themedInput('help'),
  fontSize: vars.fontSize[14],
})

export const error = componentStyle({
  display: 'flex',
  gap: vars.space[2],
  alignItems: 'flex-start',
  marginBlockStart: vars.space[2],
  color: themedInput('message-error'),
  fontSize: vars.fontSize[14],
  fontWeight: vars.weight.medium,
  lineHeight: vars.lineHeight.snug,
})

export const errorIcon = componentStyle({ flex: 'none', marginBlockStart: '0.1em' })

/** Border colour of a field that is neither hovered nor focused, if it differs from the default. */
const restingBorder = createVar('restingBorder')

/** The visible control. Border and background belong to the box, so that prefix, suffix and input are one click target. */
export const box = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: controlHeight.lg,
  overflow: 'hidden',
  color: themedInput('text'),
  background: themedInput('bg'),
  border: `${vars.size.border} solid ${fallbackVar(restingBorder, themedInput('border'))}`,
  borderRadius: themedInput('radius'),
  transition: `border-color ${vars.duration.fast} ${vars.easing.out}`,
  selectors: {
    '&:has(:is(:user-invalid, [aria-invalid="true"]))': {
      borderColor: themedInput('border-error'),
      background: themedInputState('bg-error'),
    },
    // The focus ring is a token and not themable, so that its contrast is guaranteed.
    '&:has(:focus-visible)': {
      borderColor: themedInput('border-focus'),
      background: themedInputState('bg-focus'),
      // biome-ignore lint/plugin: a focus ring, not an elevation
      boxShadow: `0 0 0 1px ${vars.color.focus}, 0 0 0 4px color-mix(in oklab, ${vars.color.focus} 30%, transparent)`,
      // Shadows are removed in forced colours; outlines are not.
      outline: '2px solid transparent',
    },
    // An invalid field keeps the error colour while it is corrected.
    '&:has([aria-invalid="true"]):has(:focus-visible)': {
      borderColor: themedInput('border-error'),
      // biome-ignore lint/plugin: a focus ring, not an elevation
      boxShadow: `0 0 0 1px ${vars.color.danger.text}, 0 0 0 4px color-mix(in oklab, ${vars.color.danger.text} 30%, transparent)`,
    },
    '&:has(> [readonly], > [aria-readonly="true"])': {
      vars: { [restingBorder]: themedInputState('border-readonly') },
      background: themedInputState('bg-readonly'),
      color: themedInputState('text-readonly'),
      borderStyle: 'dashed',
    },
    // Child combinator: a disabled option of a select must not style the select as disabled.
    '&:has(> :disabled)': {
      background: themedInputState('bg-disabled'),
      borderColor: themedInput('border-disabled'),
      color: themedDisabledText,
    },
    '&:has(:-webkit-autofill)': { background: vars.color.action.subtle },
  },
  '@media': {
    [hover]: {
      selectors: {
        // `:where` has no specificity: every other state overrides it.
        '&:where(:hover)': { borderColor: themedInputState('border-hover'), background: themedInputState('bg-hover') },
      },
    },
  },
})

export const control = componentStyle({
  flex: 1,
  minInlineSize: 0,
  inlineSize: '100%', // Also when the field is only as wide as its content.
  minBlockSize: 50,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  background: 'transparent',
  border: 0,
  outline: 'none',
  appearance: 'none',
  // biome-ignore lint/plugin: at least 16 px, because iOS zooms the page on smaller fields.
  fontSize: `max(1rem, ${vars.fontSize[16]})`,
  lineHeight: vars.lineHeight.snug,
  textOverflow: 'ellipsis',
  selectors: {
    '&:disabled': {
      WebkitTextFillColor: themedDisabledText,
      opacity: 1,
      cursor: 'not-allowed',
    },
    '&:-webkit-autofill': {
      WebkitTextFillColor: vars.color.text,
      caretColor: vars.color.text,
      // The browser's autofill background cannot be overridden, only covered.
      boxShadow: `inset 0 0 0 100vmax ${vars.color.action.subtle}`,
    },
  },
})

/** An icon or a unit beside the control. */
export const affix = componentStyle({
  flex: 'none',
  color: themedInputIcon,
})
export const prefix = style([affix, componentStyle({ paddingInlineStart: vars.space[4], marginInlineEnd: `calc(${vars.space[2]} * -1)` })])
export const suffix = style([affix, componentStyle({ paddingInlineEnd: vars.space[4], marginInlineStart: `calc(${vars.space[2]} * -1)` })])
