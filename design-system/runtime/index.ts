/**
 * What a server may configure of the looks. For servers only: it reads with full zod.
 * @module
 */
export { type ThemeIcon, themeIcons } from './button-theme.ts'
export { type ButtonThemeResult, type ResolvedButtonThemes, resolveButtonThemes } from './buttons.ts'
export { type ResolvedInputThemes, resolveInputThemes } from './inputs.ts'
export type { ThemeIssue, ThemeIssueReason } from './issues.ts'
