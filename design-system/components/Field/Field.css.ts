import { vars } from '../../theme/index.ts'
import { part } from '../part.ts'

/**
 * Values a server's input theme may set on any ancestor (`data-input-theme`). They stay undefined here, so a theme always wins; the token is the fallback.
 * Focus ring, height and font size are not among them.
 */
const themed = {
  bg: `var(--input-bg, ${vars.color.surface})`,
  text: `var(--input-text, ${vars.color.text})`,
  placeholder: `var(--input-placeholder, ${vars.color.muted})`,
  line: `var(--input-border, ${vars.color.lineStrong})`,
  lineHover: `var(--input-border-hover, ${vars.color.muted})`,
  radius: `var(--input-radius, ${vars.radius.md})`,
}

export const field = part({ display: 'flex', flexDirection: 'column', minInlineSize: 0, margin: 0, padding: 0, border: 0 })

export const label = part({
  color: vars.color.text,
  fontSize: vars.fontSize[16],
  fontWeight: vars.weight.semibold,
  lineHeight: vars.lineHeight.snug,
  padding: 0,
  marginBlockEnd: vars.space[2],
})

export const optional = part({ marginInlineStart: vars.space[2], color: vars.color.muted, fontWeight: vars.weight.regular })

export const help = part({
  margin: 0,
  marginBlockStart: `calc(${vars.space[1]} * -1)`,
  marginBlockEnd: vars.space[2],
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  lineHeight: vars.lineHeight.normal,
})

export const error = part({
  display: 'flex',
  gap: vars.space[2],
  alignItems: 'flex-start',
  margin: 0,
  marginBlockStart: vars.space[2],
  color: vars.color.danger.text,
  fontSize: vars.fontSize[14],
  fontWeight: vars.weight.medium,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
})

export const errorIcon = part({ flex: 'none', display: 'inline-flex', marginBlockStart: '0.1em' })

/** The visible control: border and ground lie on the box, so that prefix, suffix and input are one target. */
export const box = part({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 52,
  overflow: 'hidden',
  color: themed.text,
  background: themed.bg,
  border: `${vars.size.border} solid ${themed.line}`,
  borderRadius: themed.radius,
  transition: `border-color ${vars.duration.fast} ${vars.easing.out}`,
  selectors: {
    '&:hover': { borderColor: themed.lineHover },
    '&:has(:user-invalid), &:has([aria-invalid="true"])': { borderColor: vars.color.danger.text },
    '&:has(:focus-visible)': {
      borderColor: vars.color.focus,
      // literal: a ring of focus, not an elevation
      boxShadow: `0 0 0 1px ${vars.color.focus}, 0 0 0 4px color-mix(in oklab, ${vars.color.focus} 30%, transparent)`,
      // Shadows vanish in forced colours; an outline does not.
      outline: '2px solid transparent',
      outlineOffset: 1,
    },
    // A theme's ground goes with its text: the token stands in only where neither is themed.
    '&:has(> [readonly], > [aria-readonly="true"])': { background: `var(--input-bg, ${vars.color.sunken})`, borderStyle: 'dashed' },
    // A choice of a list may be closed without closing the list.
    '&:has(> :disabled)': { background: `var(--input-bg, ${vars.color.sunken})`, borderColor: vars.color.line, color: themed.placeholder },
    '&:has(:-webkit-autofill)': { background: vars.color.action.subtle },
  },
})

export const control = part({
  flex: 1,
  minInlineSize: 0,
  inlineSize: '100%',
  minBlockSize: 50,
  margin: 0,
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  color: 'inherit',
  background: 'transparent',
  border: 0,
  outline: 'none',
  appearance: 'none',
  fontFamily: 'inherit',
  // literal: never under 16 px, iOS zooms the page into smaller fields.
  fontSize: `max(1rem, ${vars.fontSize[16]})`,
  lineHeight: vars.lineHeight.snug,
  selectors: {
    '&::placeholder': { color: themed.placeholder, opacity: 1 },
    '&:disabled': { color: themed.placeholder, WebkitTextFillColor: themed.placeholder, opacity: 1, cursor: 'not-allowed' },
    '&:-webkit-autofill': {
      WebkitTextFillColor: vars.color.text,
      caretColor: vars.color.text,
      // A browser's own autofill ground cannot be overridden, only covered.
      boxShadow: `inset 0 0 0 100vmax ${vars.color.action.subtle}`,
    },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
})

export const figures = part({ fontVariantNumeric: 'tabular-nums' })

const affix = {
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  color: themed.placeholder,
  fontSize: vars.fontSize[16],
  whiteSpace: 'nowrap',
} as const
export const before = part({ ...affix, paddingInlineStart: vars.space[4], marginInlineEnd: `calc(${vars.space[2]} * -1)` })
export const after = part({ ...affix, paddingInlineEnd: vars.space[4] })
