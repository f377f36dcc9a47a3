import { colors as tokenColors } from '@casino/tokens/colors'
import { vars } from '@casino/tokens/vars'
import { buttonProperties, stateColors, variantColors } from './button-properties.ts'
import { type ButtonLook, mergeLook, readButtonTheme, type ThemeIcon } from './button-theme.ts'
import { contrast, parseColor } from './color.ts'
import { readThemes, type ScreenName, screenNames } from './fields.ts'
import { IssueList, type ThemeIssue } from './issues.ts'
import { themeCss } from './style.ts'

/** Keys of the catalogue, and the icons of the base size; what the theme left out or got wrong is absent. */
export interface ButtonThemeResult {
  readonly text?: string
  readonly loadingText?: string
  readonly iconStart?: ThemeIcon
  readonly iconEnd?: ThemeIcon
}

export interface ResolvedButtonThemes {
  /** Text for one `<style>`: custom properties alone, under `[data-button-theme="…"]`. */
  readonly css: string
  readonly texts: Readonly<Record<string, ButtonThemeResult>>
  readonly issues: readonly ThemeIssue[]
}

const MIN_CONTRAST = 4.5

/**
 * Text on ground of each state in every brand and mode, told where it begins and not again at larger screens (`told`).
 * Disabled controls are exempt (WCAG 1.4.3).
 */
function checkContrast(path: string, look: ButtonLook, issues: IssueList, told: Map<string, string>) {
  for (const state of ['rest', 'hover', 'active'] as const) {
    const given = stateColors(look, state)
    const token = variantColors(look.variant ?? 'primary', state, look.outline ?? false)
    const found = Object.entries(tokenColors).flatMap(([brand, table]) => {
      const read = (value: string) => parseColor(table[value] ?? value)
      const [text, ground, page] = [read(given.text ?? token.text), read(given.bg ?? token.bg), read(vars.color.page)]
      if (!text || !ground || !page) return []
      const ratio = contrast(text, ground, page)
      return ratio < MIN_CONTRAST ? [`${ratio.toFixed(2)}:1 in ${brand}`] : []
    })
    const detail = found.join(', ')
    if (detail && told.get(state) !== detail) issues.add(`${path}.colors.${state}`, 'low_contrast', detail)
    told.set(state, detail)
  }
}

/**
 * Themes of `/api/theme-button` as CSS. Every field is read on its own; a wrong one is left out, so the component's token holds, and is
 * reported. Never throws, and nothing of the input but checked names, numbers and words of a list reaches the CSS.
 */
export function resolveButtonThemes(raw: Record<string, unknown>): ResolvedButtonThemes {
  const issues = new IssueList()
  const texts: Record<string, ButtonThemeResult> = {}
  let css = ''
  for (const [name, value] of readThemes(raw, issues)) {
    const theme = readButtonTheme(value, name, issues)
    const looks = new Map<'xs' | ScreenName, ButtonLook>([['xs', theme.base]])
    let look = theme.base
    const told = new Map<string, string>()
    checkContrast(name, look, issues, told)
    for (const screen of screenNames) {
      const own = theme.screens[screen]
      if (own) {
        look = mergeLook(look, own)
        checkContrast(`${name}.screens.${screen}`, look, issues, told)
      }
      looks.set(screen, look)
    }
    css += themeCss(`[data-button-theme="${name}"]`, (screen) => buttonProperties(looks.get(screen) ?? theme.base))
    if (theme.texts.text === undefined) issues.add(`${name}.text`, 'missing')
    const { start, end } = theme.base.icons
    texts[name] = { ...theme.texts, ...(start && { iconStart: start }), ...(end && { iconEnd: end }) }
  }
  return { css, texts, issues: issues.all }
}
