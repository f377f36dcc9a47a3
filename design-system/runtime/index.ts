/**
 * Server-configurable themes and forms. Server only: it depends on full zod.
 * @module
 */
export { buttonStates, type ThemeIcon, themeIcons } from './button-theme.ts'
export { type ButtonContent, type ResolvedButtonThemes, resolveButtonThemes } from './buttons.ts'
export type { ContrastMeasurement } from './contrasts.ts'
export { inputParts } from './input-theme.ts'
export { type ResolvedInputThemes, resolveInputThemes } from './inputs.ts'
export type { ConfigIssue, ConfigIssueReason } from './issues.ts'
export {
  type BuiltInField,
  type BuiltInForm,
  type FieldIcon,
  fieldIcons,
  type ResolvedField,
  type ResolvedForm,
  type ResolvedForms,
  resolveForms,
} from './registry.ts'
