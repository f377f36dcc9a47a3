import { resolveButtonThemes, resolveInputThemes, type ThemeIssue } from '@casino/design-system/runtime'
import type { ButtonThemeContent } from '@casino/features/config/buttons'
import { layOutForms } from '@casino/features/config/forms'
import { catalogue } from '@casino/features/config/texts'
import { namelessSlots } from './slots.ts'
import { isObject, own, type Raw } from './values.ts'

export const kinds = ['button', 'input', 'form'] as const
export type Kind = (typeof kinds)[number]
/** Kinds whose response is a record of themes by name. */
export type ThemeKind = Exclude<Kind, 'form'>

/** Raw, unparsed JSON responses of a site, by kind. */
export type Served = Readonly<Record<Kind, Raw>>

interface Answer {
  readonly title: string
  /** Path of the call. */
  readonly address: string
  readonly method: 'GET' | 'POST'
  readonly file: string
  /** Key of the edited part, if the response has other parts. */
  readonly part?: string
  readonly example: string
}
export const answers: Readonly<Record<Kind, Answer>> = {
  button: {
    title: 'Buttons',
    address: '/api/theme-button',
    method: 'POST',
    file: 'theme-button.json',
    example: '{ "login": { … }, "register": { … } }',
  },
  input: {
    title: 'Inputs',
    address: '/api/theme-input',
    method: 'POST',
    file: 'theme-input.json',
    example: '{ "search": { … }, "card": { … } }',
  },
  form: {
    title: 'Forms',
    address: '/api/layouts',
    method: 'GET',
    file: 'layouts.json',
    part: 'forms',
    example: '{ "forms": { "deposit": { … } }, … }',
  },
}

const sentences = catalogue as Readonly<Record<string, Readonly<Record<string, string>>>> // indexed by arbitrary strings
export const textKeys = Object.entries(sentences).flatMap(([group, texts]) => Object.keys(texts).map((key) => `${group}.${key}`))
const known = new Set(textKeys)
const hasText = (key: string) => known.has(key)

/** An issue found by the server's parser, or a theme name without a theme. */
export type Finding = Omit<ThemeIssue, 'reason'> & { readonly reason: ThemeIssue['reason'] | 'no_theme' }

/** Everything that a site derives from its responses, with the site server's parsers and the built-in text catalogue. */
export function resolve(served: Served) {
  const button = resolveButtonThemes(served.button, hasText)
  const input = resolveInputThemes(served.input)
  const { forms, issues } = layOutForms(own(served.form, 'forms'), hasText)
  /** Texts and icons of a button theme; keys that are not in the catalogue were rejected. */
  const contentOf = (name: string) => (Object.hasOwn(button.contents, name) ? (button.contents[name] as ButtonThemeContent) : undefined)
  const nameless = namelessSlots(served, forms)
  const findings: Readonly<Record<Kind, readonly Finding[]>> = {
    button: [...button.issues, ...nameless.button],
    input: [...input.issues, ...nameless.input],
    form: [...issues, ...nameless.form],
  }
  return { css: button.css + input.css, contrasts: { button: button.contrasts, input: input.contrasts }, forms, contentOf, findings }
}
export type Resolved = ReturnType<typeof resolve>

/** The response body of the kind's call. */
export const exportJson = (served: Served, kind: Kind): string => `${JSON.stringify(served[kind], null, 2)}\n`

const MOST = 1_000_000
type Imported = { readonly ok: true; readonly answer: Raw } | { readonly ok: false; readonly why: string }

/** Parses pasted JSON: a bare response, or one in a site server's `{result, data}` envelope. */
export function importJson(text: string, kind: Kind): Imported {
  const { address, example, part } = answers[kind]
  if (text.length > MOST) return { ok: false, why: `This is more than a megabyte. Is it what ${address} answers?` }
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch (error) {
    return { ok: false, why: `This is no JSON: ${error instanceof Error ? error.message : 'it cannot be read'}` }
  }
  const answer = own(parsed, 'result') !== undefined ? own(parsed, 'data') : parsed
  if (isObject(answer) && (part === undefined || Object.hasOwn(answer, part))) return { ok: true, answer }
  return { ok: false, why: `This is JSON, but not what ${address} answers: that is one object, ${example}.` }
}
