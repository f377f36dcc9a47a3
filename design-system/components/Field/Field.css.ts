import { style } from '@vanilla-extract/css'
import { componentStyle } from '../../styling/componentStyle.ts'
import { vars } from '../../theme/index.ts'

/**
 * Values that a server-configured input theme can set on any ancestor (`data-input-theme`). They are not defined here, so a theme always
 * wins; the token is the fallback. Focus ring, height and font size are not themable.
 */
const themedValues = {
  bg: `var(--input-bg, ${vars.color.surface})`,
  text: `var(--input-text, ${vars.color.text})`,
  placeholder: `var(--input-placeholder, ${vars.color.muted})`,
  border: `var(--input-border, ${vars.color.lineStrong})`,
  radius: `var(--input-radius, ${vars.radius.md})`,
  icon: `var(--input-icon, var(--input-placeholder, ${vars.color.muted}))`,
}
/** A state that the theme leaves out uses the theme's rest colour; the state's token is used only if neither is themed. */
const stateValue = (name: string, which: string, token: string) => `var(--input-${name}-${which}, var(--input-${name}, ${token}))`

export const field = componentStyle({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })

export const label = componentStyle({
  color: `var(--input-label, ${vars.color.text})`,
  fontSize: vars.fontSize[16],
  fontWeight: vars.weight.semibold,
  lineHeight: vars.lineHeight.snug,
  marginBlockEnd: vars.space[2],
})

export const optional = componentStyle({ marginInlineStart: vars.space[2], color: vars.color.muted, fontWeight: vars.weight.regular })

export const help = componentStyle({
  marginBlockStart: `calc(${vars.space[1]} * -1)`,
  marginBlockEnd: vars.space[2],
  color: `var(--input-help, ${vars.color.muted})`,
  fontSize: vars.fontSize[14],
  lineHeight: vars.lineHeight.normal,
})

export const error = componentStyle({
  display: 'flex',
  gap: vars.space[2],
  alignItems: 'flex-start',
  marginBlockStart: vars.space[2],
  color: `var(--input-message-error, ${vars.color.danger.text})`,
  fontSize: vars.fontSize[14],
  fontWeight: vars.weight.medium,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
})

export const errorIcon = componentStyle({ flex: 'none', display: 'inline-flex', marginBlockStart: '0.1em' })

/** The visible control: the box has border and background, so that prefix, suffix and input are one click target. */
export const box = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 52,
  overflow: 'hidden',
  color: themedValues.text,
  background: themedValues.bg,
  border: `${vars.size.border} solid ${themedValues.border}`,
  borderRadius: themedValues.radius,
  transition: `border-color ${vars.duration.fast} ${vars.easing.out}`,
  selectors: {
    '&:hover': { borderColor: stateValue('border', 'hover', vars.color.muted), background: stateValue('bg', 'hover', vars.color.surface) },
    '&:has(:user-invalid), &:has([aria-invalid="true"])': {
      borderColor: `var(--input-border-error, ${vars.color.danger.text})`,
      background: stateValue('bg', 'error', vars.color.surface),
    },
    // The focus ring is a token and not themable, so that its contrast is guaranteed.
    '&:has(:focus-visible)': {
      borderColor: `var(--input-border-focus, ${vars.color.focus})`,
      background: stateValue('bg', 'focus', vars.color.surface),
      // literal: a focus ring, not an elevation
      boxShadow: `0 0 0 1px ${vars.color.focus}, 0 0 0 4px color-mix(in oklab, ${vars.color.focus} 30%, transparent)`,
      // Shadows are removed in forced colours; outlines are not.
      outline: '2px solid transparent',
      outlineOffset: 1,
    },
    '&:has(> [readonly], > [aria-readonly="true"])': {
      background: stateValue('bg', 'readonly', vars.color.sunken),
      color: stateValue('text', 'readonly', vars.color.text),
      borderStyle: 'dashed',
    },
    '&:has(> [readonly], > [aria-readonly="true"]):not(:focus-within, :hover)': {
      borderColor: stateValue('border', 'readonly', vars.color.lineStrong),
    },
    // Child combinator: a disabled option of a select must not style the select as disabled.
    '&:has(> :disabled)': {
      background: stateValue('bg', 'disabled', vars.color.sunken),
      borderColor: `var(--input-border-disabled, ${vars.color.line})`,
      color: `var(--input-text-disabled, ${themedValues.placeholder})`,
    },
    '&:has(:-webkit-autofill)': { background: vars.color.action.subtle },
  },
})

export const control = componentStyle({
  flex: 1,
  minInlineSize: 0,
  inlineSize: '100%',
  minBlockSize: 50,
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  background: 'transparent',
  border: 0,
  outline: 'none',
  appearance: 'none',
  // literal: at least 16 px, because iOS zooms the page on smaller fields.
  fontSize: `max(1rem, ${vars.fontSize[16]})`,
  lineHeight: vars.lineHeight.snug,
  selectors: {
    '&::placeholder': { color: themedValues.placeholder },
    '&:disabled': {
      color: 'inherit',
      WebkitTextFillColor: `var(--input-text-disabled, ${themedValues.placeholder})`,
      opacity: 1,
      cursor: 'not-allowed',
    },
    '&:-webkit-autofill': {
      WebkitTextFillColor: vars.color.text,
      caretColor: vars.color.text,
      // The browser's autofill background cannot be overridden, only covered.
      boxShadow: `inset 0 0 0 100vmax ${vars.color.action.subtle}`,
    },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
})

export const tabularDigits = componentStyle({ fontVariantNumeric: 'tabular-nums' })

const affix = componentStyle({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  color: themedValues.icon,
  fontSize: vars.fontSize[16],
  whiteSpace: 'nowrap',
})
export const prefix = style([affix, componentStyle({ paddingInlineStart: vars.space[4], marginInlineEnd: `calc(${vars.space[2]} * -1)` })])
export const suffix = style([affix, componentStyle({ paddingInlineEnd: vars.space[4] })])
