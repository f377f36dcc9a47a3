import { type ConfigIssue, resolveButtonThemes, resolveInputThemes } from '@casino/design-system/runtime'
import type { ButtonThemeContent } from '@casino/features/content/buttonDefaults'
import { textCatalogue } from '@casino/features/content/texts'
import { resolveFormRegistries } from '@casino/features/forms/formRegistries'
import { ownJsonValue } from './json.ts'
import type { Finding, RawResponses, WorkbenchKind } from './responses.ts'
import { stateFindings } from './stateFindings.ts'
import { missingThemeFindings } from './themeUsages.ts'

interface EditedCall {
  title: string
  /** Path of the call. */
  path: string
  method: 'GET' | 'POST'
  /** Name of its file in the platform's seed. */
  file: string
  /** Key of the edited part, if the response has other parts. */
  part?: string
  example: string
}
export const editedCalls: Readonly<Record<WorkbenchKind, EditedCall>> = {
  button: {
    title: 'Buttons',
    path: '/api/theme-button',
    method: 'POST',
    file: 'button-themes.json',
    example: '{ "login": { … }, "register": { … } }',
  },
  input: {
    title: 'Inputs',
    path: '/api/theme-input',
    method: 'POST',
    file: 'input-themes.json',
    example: '{ "search": { … }, "card": { … } }',
  },
  form: {
    title: 'Forms',
    path: '/api/layouts',
    method: 'GET',
    file: 'layouts.json',
    part: 'forms',
    example: '{ "forms": { "deposit": { … } }, … }',
  },
}

const textsByGroup = textCatalogue as Readonly<Record<string, Readonly<Record<string, string>>>> // indexed by arbitrary strings
export const textKeys = Object.entries(textsByGroup).flatMap(([group, texts]) => Object.keys(texts).map((key) => `${group}.${key}`))
const knownTextKeys = new Set(textKeys)
const hasText = (key: string) => knownTextKeys.has(key)

/** Everything that a site derives from its responses, with the site server's parsers and the built-in text catalogue. */
export function resolveResponses(served: RawResponses) {
  const button = resolveButtonThemes(served.button, hasText)
  const input = resolveInputThemes(served.input)
  const { forms, issues } = resolveFormRegistries(ownJsonValue(served.form, 'forms'), hasText)
  /** Texts and icons of a button theme; keys that are not in the catalogue were rejected. */
  const contentOf = (name: string) => (Object.hasOwn(button.contents, name) ? (button.contents[name] as ButtonThemeContent) : undefined)
  const missingThemes = missingThemeFindings(served, forms)
  /** Issues for which the platform refuses a seed file. A site server logs them. */
  const refused: Readonly<Record<WorkbenchKind, readonly ConfigIssue[]>> = { button: button.issues, input: input.issues, form: issues }
  const findings: Readonly<Record<WorkbenchKind, readonly Finding[]>> = {
    button: [...refused.button, ...stateFindings(served.button, refused.button), ...missingThemes.button],
    input: [...refused.input, ...missingThemes.input],
    form: [...refused.form, ...missingThemes.form],
  }
  return {
    css: button.css + input.css,
    contrasts: { button: button.contrasts, input: input.contrasts },
    forms,
    contentOf,
    refused,
    findings,
  }
}
export type ResolvedResponses = ReturnType<typeof resolveResponses>

/** The response body of the kind's call. */
export const exportJson = (served: RawResponses, kind: WorkbenchKind): string => `${JSON.stringify(served[kind], null, 2)}\n`
