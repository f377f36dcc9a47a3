import { ContrastCheck, type ContrastFigure } from './contrasts.ts'
import { readThemes, type Screen, screenNames } from './fields.ts'
import { type InputLook, inputPairs, inputProperties, mergeInputLook, readInputTheme } from './input-theme.ts'
import { IssueList, type ThemeIssue } from './issues.ts'
import { themeCss } from './style.ts'

export interface ResolvedInputThemes {
  /** Text for one `<style>`: custom properties alone, under `[data-input-theme="…"]`. */
  readonly css: string
  readonly issues: readonly ThemeIssue[]
  readonly contrasts: readonly ContrastFigure[]
}

/** Themes of `/api/theme-input` as CSS, by the same rules as those of buttons. */
export function resolveInputThemes(raw: Record<string, unknown>): ResolvedInputThemes {
  const issues = new IssueList()
  const contrasts: ContrastFigure[] = []
  let css = ''
  for (const [name, value] of readThemes(raw, issues)) {
    const { base, screens } = readInputTheme(value, name, issues)
    const looks = new Map<Screen, InputLook>([['xs', base]])
    const check = new ContrastCheck(name, issues)
    check.at('xs', inputPairs(base))
    let look = base
    for (const screen of screenNames) {
      const over = screens[screen]
      if (over) {
        look = mergeInputLook(look, over)
        check.at(screen, inputPairs(look))
      }
      looks.set(screen, look)
    }
    contrasts.push(...check.figures)
    css += themeCss(`[data-input-theme="${name}"]`, (screen) => inputProperties(looks.get(screen) ?? base))
  }
  return { css, issues: issues.all, contrasts }
}
