import { buttonProperties, stateColors, variantColors } from './button-properties.ts'
import { type ButtonLook, type HasText, readButtonTheme, type ThemeIcon } from './button-theme.ts'
import { ContrastCheck, type ContrastFigure, type Pair } from './contrasts.ts'
import { readThemes, type Screen } from './fields.ts'
import { IssueList, type ThemeIssue } from './issues.ts'
import { type Steps, stepAt, stepsOf } from './steps.ts'
import { type Properties, themeCss } from './style.ts'

/** Button content set by a theme, by breakpoint: text keys and icon names. Absent where the button keeps its own. */
export interface ButtonContent {
  readonly text?: Steps<string>
  readonly loadingText?: Steps<string>
  /** Null removes the button's icon. */
  readonly iconStart?: Steps<ThemeIcon | null>
  readonly iconEnd?: Steps<ThemeIcon | null>
}

export interface ResolvedButtonThemes {
  /** Content of one `<style>`: only custom properties, under `[data-button-theme="…"]`. */
  readonly css: string
  readonly contents: Readonly<Record<string, ButtonContent>>
  readonly issues: readonly ThemeIssue[]
  readonly contrasts: readonly ContrastFigure[]
}

/** Text on background of each state. Disabled controls are exempt (WCAG 1.4.3). */
function pairsOf(look: ButtonLook): Pair[] {
  return (['rest', 'hover', 'active'] as const).map((state) => {
    const given = stateColors(look, state)
    const token = variantColors(look.variant ?? 'primary', state, look.outline ?? false)
    return { part: state, ink: given.text ?? token.text, ground: given.bg ?? token.bg, least: 4.5 }
  })
}

function contentOf(look: (screen: Screen) => ButtonLook): ButtonContent {
  const icon = (side: 'start' | 'end') => {
    const steps = stepsOf((screen) => look(screen).icons[side])
    /* A theme that sets an icon at one breakpoint overrides it at all: below the first one there is none. */
    return steps && !('xs' in steps) ? { xs: null, ...steps } : steps
  }
  const parts = {
    text: stepsOf((screen) => look(screen).text),
    loadingText: stepsOf((screen) => look(screen).loadingText),
    iconStart: icon('start'),
    iconEnd: icon('end'),
  }
  return Object.fromEntries(Object.entries(parts).filter(([, steps]) => steps !== undefined))
}

/**
 * Custom properties that select the content shown at a breakpoint. All variants are in the DOM; the others are `display: none`, and so also
 * hidden from assistive technology.
 */
function shownAt(content: ButtonContent, screen: Screen): Properties {
  const shown = new Map<string, string>()
  const choose = (slot: string, steps: Steps<unknown> | undefined, display: string) => {
    if (!steps) return
    const now = stepAt(steps, screen)
    if (now === 'xs') return
    shown.set(`--button-${slot}-xs`, 'none')
    shown.set(`--button-${slot}-${now}`, display)
  }
  choose('label', content.text, 'inline')
  choose('loading', content.loadingText, 'inline')
  for (const side of ['start', 'end'] as const) {
    const steps = side === 'start' ? content.iconStart : content.iconEnd
    if (!steps) continue
    shown.set(`--button-icon-${side}`, steps[stepAt(steps, screen)] === null ? 'none' : 'inline-flex')
    choose(`icon-${side}`, steps, 'inline-flex')
  }
  return shown
}

/**
 * Resolves the themes of `/api/theme-button` to CSS and contents. Fields are validated independently; an invalid one is reported and
 * omitted, so that the component's token applies. Never throws; only validated names, numbers and enum values of the input reach the CSS.
 * `hasText` returns whether a text key exists; unknown keys are omitted.
 */
export function resolveButtonThemes(raw: Record<string, unknown>, hasText: HasText = () => true): ResolvedButtonThemes {
  const issues = new IssueList()
  const contents: Record<string, ButtonContent> = {}
  const contrasts: ContrastFigure[] = []
  let css = ''
  for (const [name, value] of readThemes(raw, issues)) {
    const { at, changes } = readButtonTheme(value, name, issues, hasText)
    const check = new ContrastCheck(name, issues)
    for (const screen of changes) check.at(screen, pairsOf(at(screen)))
    contrasts.push(...check.figures)
    const content = contentOf(at)
    css += themeCss(`[data-button-theme="${name}"]`, (screen) => {
      const { rest, hover } = buttonProperties(at(screen))
      return { rest: new Map([...rest, ...shownAt(content, screen)]), hover }
    })
    contents[name] = content
  }
  return { css, contents, issues: issues.all, contrasts }
}
