import { type ConfigIssue, IssueList } from './configIssues.ts'
import { ContrastChecker, type ContrastMeasurement } from './contrastChecker.ts'
import { inputContrastPairs, inputProperties, readInputTheme } from './inputTheme.ts'
import { readThemes } from './readFields.ts'
import { themeCss } from './themeCss.ts'

export interface ResolvedInputThemes {
  /** Content of one `<style>`: only custom properties, under `[data-input-theme="…"]`. */
  css: string
  issues: readonly ConfigIssue[]
  contrasts: readonly ContrastMeasurement[]
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
