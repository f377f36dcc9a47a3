/**
 * Server-configurable themes and forms. Server only: it depends on full zod.
 * @module
 */
export { buttonStates } from '../styling/buttonAppearance.ts'
export type { ResponsiveValue } from '../theme/responsiveValue.ts'
export { type ThemeIcon, themeIcons } from './buttonTheme.ts'
export { colorTokens } from './colorTokens.ts'
export type { ConfigIssue, ConfigIssueReason } from './configIssues.ts'
export type { ContrastMeasurement } from './contrastChecker.ts'
export {
  type BuiltInField,
  type BuiltInForm,
  type FieldIcon,
  fieldIcons,
  type ResolvedField,
  type ResolvedForm,
  type ResolvedForms,
  resolveForms,
} from './formRegistry.ts'
export { inputParts } from './inputTheme.ts'
export { type ButtonContent, type ResolvedButtonThemes, resolveButtonThemes } from './resolveButtonThemes.ts'
export { type ResolvedInputThemes, resolveInputThemes } from './resolveInputThemes.ts'
