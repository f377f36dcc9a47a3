import type { Breakpoint } from '@casino/tokens/breakpoints'
import { type ButtonThemeSlot, buttonColors, buttonProperty } from '../styling/buttonAppearance.ts'
import { effectiveBreakpoint, type ResponsiveValue, toResponsiveValue } from '../theme/responsiveValue.ts'
import { buttonProperties, stateColors } from './buttonProperties.ts'
import { type ButtonTheme, type HasText, readButtonTheme, type ThemeIcon } from './buttonTheme.ts'
import { type ConfigIssue, IssueList } from './configIssues.ts'
import { ContrastChecker, type ContrastMeasurement, type ContrastPair } from './contrastChecker.ts'
import { readThemes } from './readFields.ts'
import { type CustomProperties, themeCss } from './themeCss.ts'

/** Button content set by a theme, by breakpoint: text keys and icon names. Absent where the button keeps its own. */
export interface ButtonContent {
  text?: ResponsiveValue<string>
  loadingText?: ResponsiveValue<string>
  /** Null removes the button's icon. */
  iconStart?: ResponsiveValue<ThemeIcon | null>
  iconEnd?: ResponsiveValue<ThemeIcon | null>
}

export interface ResolvedButtonThemes {
  /** Content of one `<style>`: only custom properties, under `[data-button-theme="…"]`. */
  css: string
  contents: Readonly<Record<string, ButtonContent>>
  issues: readonly ConfigIssue[]
  contrasts: readonly ContrastMeasurement[]
}

/** Text on background of each state. Disabled controls are exempt (WCAG 1.4.3). */
function contrastPairsOf(theme: ButtonTheme): ContrastPair[] {
  return (['rest', 'hover', 'active'] as const).map((state) => {
    const themed = stateColors(theme, state)
    const token = buttonColors('primary', state, false) // Only for a theme without a variant: a variant has all colours.
    return { part: state, foreground: themed.text ?? token.text, background: themed.bg ?? token.bg, minRatio: 4.5 }
  })
}

function contentByBreakpoint(themeAt: (screen: Breakpoint) => ButtonTheme): ButtonContent {
  const icon = (side: 'start' | 'end') => {
    const steps = toResponsiveValue((screen) => themeAt(screen).icons[side])
    /* A theme that sets an icon at one breakpoint overrides it at all; below the first one there is none. */
    return steps && { xs: null, ...steps }
  }
  const parts = {
    text: toResponsiveValue((screen) => themeAt(screen).text),
    loadingText: toResponsiveValue((screen) => themeAt(screen).loadingText),
    iconStart: icon('start'),
    iconEnd: icon('end'),
  }
  return Object.fromEntries(Object.entries(parts).filter(([, steps]) => steps !== undefined))
}

/**
 * Custom properties that select the content shown at a breakpoint. All variants are in the document; the others are `display: none` and
 * therefore hidden from assistive technology.
 */
function visibilityProperties(content: ButtonContent, screen: Breakpoint): CustomProperties {
  const shown = new Map<string, string>()
  const choose = (slot: ButtonThemeSlot, steps: ResponsiveValue<unknown> | undefined, display: string) => {
    if (!steps) return
    const now = effectiveBreakpoint(steps, screen)
    if (now === 'xs') return
    shown.set(buttonProperty(`${slot}-xs`), 'none')
    shown.set(buttonProperty(`${slot}-${now}`), display)
  }
  choose('label', content.text, 'inline')
  choose('loading', content.loadingText, 'inline')
  for (const side of ['start', 'end'] as const) {
    const steps = side === 'start' ? content.iconStart : content.iconEnd
    if (!steps) continue
    shown.set(buttonProperty(`icon-${side}`), steps[effectiveBreakpoint(steps, screen)] === null ? 'none' : 'inline-flex')
    choose(`icon-${side}`, steps, 'inline-flex')
  }
  return shown
}

/**
 * Resolves the themes of `/api/theme-button` to CSS and contents. Fields are validated independently; an invalid field is reported and
 * omitted, so that the component's token applies. Never throws; only validated names, numbers and enum values reach the CSS. `hasText`
 * returns whether a text key exists; unknown keys are omitted.
 */
export function resolveButtonThemes(raw: Record<string, unknown>, hasText: HasText = () => true): ResolvedButtonThemes {
  const issues = new IssueList()
  const contents: Record<string, ButtonContent> = {}
  const contrasts: ContrastMeasurement[] = []
  let css = ''
  for (const [name, value] of readThemes(raw, issues)) {
    const { at, changes } = readButtonTheme(value, name, issues, hasText)
    const check = new ContrastChecker(name, issues)
    for (const screen of changes) check.at(screen, contrastPairsOf(at(screen)))
    contrasts.push(...check.measurements)
    const content = contentByBreakpoint(at)
    css += themeCss(`[data-button-theme="${name}"]`, (screen) => {
      const { rest, hover } = buttonProperties(at(screen), screen)
      return { rest: new Map([...rest, ...visibilityProperties(content, screen)]), hover }
    })
    contents[name] = content
  }
  return { css, contents, issues: issues.all, contrasts }
}
