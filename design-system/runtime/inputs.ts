import { colors as tokenColors } from '@casino/tokens/colors'
import { vars } from '@casino/tokens/vars'
import { z } from 'zod'
import { contrast, parseColor } from './color.ts'
import { colorSchema, entries, type Fields, own, readFields, readThemes, type ScreenName, screenNames } from './fields.ts'
import { IssueList, join, type ThemeIssue } from './issues.ts'
import { type Properties, themeCss } from './style.ts'

const colorShape = { bg: colorSchema, text: colorSchema, placeholder: colorSchema, border: colorSchema, borderHover: colorSchema }
const lookShape = { square: z.boolean() }

interface InputLook extends Fields<typeof lookShape> {
  readonly colors: Fields<typeof colorShape>
}

export interface ResolvedInputThemes {
  /** Text for one `<style>`: custom properties alone, under `[data-input-theme="…"]`. */
  readonly css: string
  readonly issues: readonly ThemeIssue[]
}

function readLook(raw: unknown, path: string, issues: IssueList, leave: readonly string[]): InputLook {
  return {
    ...readFields(raw, lookShape, path, issues, ['colors', ...leave]),
    colors: readFields(own(raw, 'colors'), colorShape, join(path, 'colors'), issues),
  }
}

const merge = (under: InputLook, over: InputLook): InputLook => ({ ...under, ...over, colors: { ...under.colors, ...over.colors } })

function properties({ square, colors }: InputLook): { rest: Properties; hover: Properties } {
  const rest = new Map<string, string>()
  for (const part of ['bg', 'text', 'placeholder', 'border'] as const) {
    const value = colors[part]
    if (value) rest.set(`--input-${part}`, value.css)
  }
  if (square !== undefined) rest.set('--input-radius', square ? '0px' : vars.radius.md)
  const over = colors.borderHover ?? colors.border
  return { rest, hover: over ? new Map([['--input-border-hover', over.css]]) : new Map() }
}

/** Text and placeholder 4.5:1, border 3:1 on the field's ground, in every brand and mode. */
function checkContrast(path: string, { colors }: InputLook, issues: IssueList) {
  const needs = [
    ['text', vars.color.text, 4.5],
    ['placeholder', vars.color.muted, 4.5],
    ['border', vars.color.lineStrong, 3],
  ] as const
  for (const [part, token, least] of needs) {
    const found = Object.entries(tokenColors).flatMap(([brand, table]) => {
      const read = (value: string) => parseColor(table[value] ?? value)
      const [ink, ground, page] = [colors[part] ?? read(token), colors.bg ?? read(vars.color.surface), read(vars.color.page)]
      if (!ink || !ground || !page) return []
      const ratio = contrast(ink, ground, page)
      return ratio < least ? [`${ratio.toFixed(2)}:1 in ${brand}`] : []
    })
    if (found.length) issues.add(join(join(path, 'colors'), part), 'low_contrast', found.join(', '))
  }
}

/** Themes of `/api/theme-input` as CSS, by the same rules as those of buttons. */
export function resolveInputThemes(raw: Record<string, unknown>): ResolvedInputThemes {
  const issues = new IssueList()
  let css = ''
  for (const [name, value] of readThemes(raw, issues)) {
    let base = readLook(value, name, issues, ['screens'])
    const given: Partial<Record<ScreenName, InputLook>> = {}
    for (const [key, part] of entries(own(value, 'screens'), join(name, 'screens'), issues)) {
      const at = join(join(name, 'screens'), key)
      const screen = screenNames.find((known) => known === key)
      if (screen) given[screen] = readLook(part, at, issues, [])
      else if (key === 'xs') base = merge(base, readLook(part, at, issues, []))
      else issues.add(at, 'unknown_key')
    }
    const looks = new Map<'xs' | ScreenName, InputLook>([['xs', base]])
    let look = base
    checkContrast(name, look, issues)
    for (const screen of screenNames) {
      const over = given[screen]
      if (over) {
        look = merge(look, over)
        checkContrast(`${name}.screens.${screen}`, look, issues)
      }
      looks.set(screen, look)
    }
    css += themeCss(`[data-input-theme="${name}"]`, (screen) => properties(looks.get(screen) ?? base))
  }
  return { css, issues: issues.all }
}
