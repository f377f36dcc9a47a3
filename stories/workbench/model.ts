import { resolveButtonThemes, resolveInputThemes } from '@casino/design-system/runtime'
import type { ButtonThemeContent } from '@casino/features/config/buttons'
import { catalogue } from '@casino/features/config/texts'

/** What a server may answer, as it stands in the JSON: nothing of it has been read yet. */
export type Raw = Readonly<Record<string, unknown>>
export const kinds = ['button', 'input'] as const
export type Kind = (typeof kinds)[number]
export type Themes = Readonly<Record<Kind, Raw>>

const isObject = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value)
const own = (raw: unknown, key: string): unknown => (isObject(raw) && Object.hasOwn(raw, key) ? raw[key] : undefined)

/** The value at a path, where there is one. */
export const valueAt = (raw: unknown, path: readonly string[]): unknown => path.reduce(own, raw)

/** A copy with another value at a path; `undefined` takes it out, and with it the objects that it leaves empty, the theme itself excepted. */
export function withValue(raw: unknown, [key, ...rest]: readonly string[], value: unknown, inTheme = false): Raw {
  const entries = new Map(Object.entries(isObject(raw) ? raw : {}))
  if (key === undefined) return Object.fromEntries(entries)
  const next = rest.length > 0 ? withValue(entries.get(key), rest, value, true) : value
  if (next === undefined || (inTheme && rest.length > 0 && isObject(next) && Object.keys(next).length === 0)) entries.delete(key)
  else entries.set(key, next)
  return Object.fromEntries(entries)
}

const sentences = catalogue as Readonly<Record<string, Readonly<Record<string, string>>>> // read by any name
export const textKeys = Object.entries(sentences).flatMap(([group, texts]) => Object.keys(texts).map((key) => `${group}.${key}`))
const known = new Set(textKeys)

/** The same resolver as the own server's, on the built-in catalogue. */
export function resolve(themes: Themes) {
  const button = resolveButtonThemes(themes.button, (key) => known.has(key))
  /** Words and icons of a theme; its keys are those of the catalogue, or they were refused. */
  const contentOf = (name: string) => (Object.hasOwn(button.contents, name) ? (button.contents[name] as ButtonThemeContent) : undefined)
  return { button, input: resolveInputThemes(themes.input), contentOf }
}

/** What `/api/theme-button` or `/api/theme-input` answers for these themes. */
export const exportJson = (themes: Themes, kind: Kind): string => `${JSON.stringify(themes[kind], null, 2)}\n`

const MOST = 1_000_000
type Imported = { readonly ok: true; readonly themes: Raw } | { readonly ok: false; readonly why: string }

/** Reads pasted text: the themes themselves, or the whole answer of an own server around them. */
export function importJson(text: string): Imported {
  if (text.length > MOST)
    return { ok: false, why: 'This is more than a megabyte. A site has some dozens of themes; is this the right file?' }
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch (error) {
    return { ok: false, why: `This is no JSON: ${error instanceof Error ? error.message : 'it cannot be read'}` }
  }
  const themes = own(parsed, 'result') !== undefined ? own(parsed, 'data') : parsed
  if (!isObject(themes))
    return { ok: false, why: 'This is JSON, but no themes: they are one object, { "login": { … }, "register": { … } }.' }
  return { ok: true, themes }
}

/** Everything that was, and everything that was taken back. */
export interface History {
  readonly past: readonly Themes[]
  readonly now: Themes
  readonly future: readonly Themes[]
  /** What was changed last: typing on in one field is one step. */
  readonly last: string
}
export type Edit =
  | { readonly type: 'set'; readonly kind: Kind; readonly path: readonly string[]; readonly value: unknown }
  | { readonly type: 'import'; readonly kind: Kind; readonly themes: Raw }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }

export const begin = (now: Themes): History => ({ past: [], now, future: [], last: '' })

export function edit(history: History, change: Edit): History {
  const { past, now, future } = history
  if (change.type === 'undo') {
    const before = past.at(-1)
    return before ? { past: past.slice(0, -1), now: before, future: [now, ...future], last: '' } : history
  }
  if (change.type === 'redo') {
    const [after, ...rest] = future
    return after ? { past: [...past, now], now: after, future: rest, last: '' } : history
  }
  const themes = change.type === 'import' ? change.themes : withValue(now[change.kind], change.path, change.value)
  const last = change.type === 'import' ? '' : [change.kind, ...change.path].join('.')
  const going = last !== '' && last === history.last
  return { past: going ? past : [...past, now], now: { ...now, [change.kind]: themes }, future: [], last }
}
