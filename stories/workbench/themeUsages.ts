import { type ButtonName, buttonDefaults } from '@casino/features/content/buttonDefaults'
import { type TextKey, textCatalogue } from '@casino/features/content/texts'
import { type FormName, type FormRegistries, resolveFormRegistries } from '@casino/features/forms/formRegistries'
import { themedInputs } from '@casino/features/forms/themedInputs'
import { ownJsonValue } from './json.ts'
import type { Finding, RawResponses, ThemeKind, WorkbenchKind } from './responses.ts'

const textsByGroup = textCatalogue as Readonly<Record<string, Readonly<Record<string, string>>>> // indexed by arbitrary strings
/** The Danish text of a key, else the key itself. */
export function danishText(key: string): string {
  const [group = '', name = ''] = key.split('.')
  return ownJsonValue(textsByGroup[group], name) === undefined ? key : String(textsByGroup[group]?.[name])
}

/** A button or field of the site that uses a theme. */
export interface ThemeUsage {
  /** `login`, `search`, `registration.email`. */
  location: string
  /** Its player-facing text. */
  text: string
  theme: string
}

const quoted = (keys: readonly TextKey[]) => keys.map((key) => `“${danishText(key)}”`).join(', ')

/** Buttons and inputs whose theme name is set in code. */
const usagesInCode: Readonly<Record<ThemeKind, readonly ThemeUsage[]>> = {
  button: (Object.keys(buttonDefaults) as ButtonName[]).map((name) => {
    const texts: { text?: TextKey } = buttonDefaults[name]
    return { location: name, theme: name, text: texts.text ? quoted([texts.text]) : 'words of its place' }
  }), // `Object.keys` is typed as string[]
  input: Object.entries(themedInputs).map(([name, keys]) => ({ location: name, theme: name, text: quoted(keys) })),
}

/** Fields with an input theme from a registry or from the form's defaults. */
const usagesInForms = (forms: FormRegistries): ThemeUsage[] =>
  (Object.keys(forms) as FormName[]).flatMap((form) =>
    forms[form].flatMap(({ fields }) =>
      fields.flatMap(({ name, label, theme }) => (theme ? [{ location: `${form}.${name}`, theme, text: quoted([label]) }] : [])),
    ),
  ) // `Object.keys` is typed as string[]

/** All places of the site that use a theme. */
export function themeUsages(served: RawResponses, kind: ThemeKind, theme: string): readonly ThemeUsage[] {
  const fields = kind === 'input' ? usagesInForms(resolveFormRegistries(ownJsonValue(served.form, 'forms'), () => true).forms) : []
  return [...usagesInCode[kind], ...fields].filter((slot) => slot.theme === theme)
}

/** Places whose theme does not exist, as findings of the kind in which they are fixed. */
export function missingThemeFindings(served: RawResponses, forms: FormRegistries): Readonly<Record<WorkbenchKind, readonly Finding[]>> {
  const findMissing = (slots: readonly ThemeUsage[], kind: ThemeKind, path: (slot: ThemeUsage) => string): Finding[] =>
    slots
      .filter(({ theme }) => !Object.hasOwn(served[kind], theme))
      .map((slot) => ({ path: path(slot), reason: 'no_theme', detail: `${slot.theme} ${slot.text}` }))
  return {
    button: findMissing(usagesInCode.button, 'button', ({ location }) => location),
    input: findMissing(usagesInCode.input, 'input', ({ location }) => location),
    form: findMissing(usagesInForms(forms), 'input', ({ location }) => `${location}.theme`),
  }
}
