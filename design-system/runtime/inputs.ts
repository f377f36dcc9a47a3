import { ContrastChecker, type ContrastMeasurement } from './contrasts.ts'
import { readThemes } from './fields.ts'
import { inputContrastPairs, inputProperties, readInputTheme } from './input-theme.ts'
import { type ConfigIssue, IssueList } from './issues.ts'
import { themeCss } from './style.ts'

export interface ResolvedInputThemes {
  /** Content of one `<style>`: only custom properties, under `[data-input-theme="…"]`. */
  readonly css: string
  readonly issues: readonly ConfigIssue[]
  readonly contrasts: readonly ContrastMeasurement[]
}

/** Resolves the themes of `/api/theme-input` to CSS, by the same rules as button themes. */
export function resolveInputThemes(raw: Record<string, unknown>): ResolvedInputThemes {
  const issues = new IssueList()
  const contrasts: ContrastMeasurement[] = []
  let css = ''
  for (const [name, value] of readThemes(raw, issues)) {
    const { at, changes } = readInputTheme(value, name, issues)
    const check = new ContrastChecker(name, issues)
    for (const screen of changes) check.at(screen, inputContrastPairs(at(screen)))
    contrasts.push(...check.measurements)
    css += themeCss(`[data-input-theme="${name}"]`, (screen) => inputProperties(at(screen)))
  }
  return { css, issues: issues.all, contrasts }
}
