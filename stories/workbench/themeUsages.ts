import { type ButtonName, type ButtonTexts, buttonDefaults } from '@casino/features/content/buttonDefaults'
import { type TextKey, textCatalogue } from '@casino/features/content/texts'
import { type FormName, type FormRegistries, resolveFormRegistries } from '@casino/features/forms/formRegistries'
import { themedInputs } from '@casino/features/forms/themedInputs'
import { ownJsonValue } from './json.ts'
import type { Finding, RawResponses, ThemeKind, WorkbenchKind } from './responses.ts'
import { type ButtonPlace, buttonPlaces, formScreens, inputScreens, type SiteScreen } from './themePlaces.ts'

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
  /** A screen that shows it, if the site has one. */
  screen?: SiteScreen
}

const quoted = (keys: readonly TextKey[]) => keys.map((key) => `“${danishText(key)}”`).join(', ')

const isButtonName = (name: string): name is ButtonName => Object.hasOwn(buttonDefaults, name)

/** Default texts of a button; none for a theme that no button uses. */
export const defaultTextsOf = (name: string): ButtonTexts => (isButtonName(name) ? buttonDefaults[name] : {})

/** Where the site renders the button of a theme; undefined for a theme that no button uses. */
export const placeOf = (name: string): ButtonPlace | undefined => (isButtonName(name) ? buttonPlaces[name] : undefined)

/** Whether the screen sets the button's text, so that its theme cannot. */
export const hasTextFromScreen = (name: string): boolean => isButtonName(name) && defaultTextsOf(name).text === undefined

const quotedText = (key: TextKey | undefined) => (key ? quoted([key]) : '')

/** Buttons and inputs whose theme name is set in code. */
const usagesInCode: Readonly<Record<ThemeKind, readonly ThemeUsage[]>> = {
  button: (Object.keys(buttonDefaults) as ButtonName[]).map((name) => ({
    location: name,
    theme: name,
    text: quotedText(defaultTextsOf(name).text ?? buttonPlaces[name].text),
    screen: buttonPlaces[name].screen,
  })), // `Object.keys` is typed as string[]
  input: (Object.keys(themedInputs) as (keyof typeof themedInputs)[]).map((name) => ({
    location: name,
    theme: name,
    text: quoted(themedInputs[name]),
    screen: inputScreens[name],
  })), // `Object.keys` is typed as string[]
}

/** Fields with an input theme from a registry or from the form's defaults. */
const usagesInForms = (forms: FormRegistries): ThemeUsage[] =>
  (Object.keys(forms) as FormName[]).flatMap((form) => {
    const screens: Readonly<Record<string, SiteScreen | undefined>> = formScreens[form]
    return forms[form].flatMap(({ name: section, fields }) =>
      fields.flatMap(({ name, label, theme }) => {
        const screen = screens[section]
        return theme ? [{ location: `${form}.${name}`, theme, text: quoted([label]), ...(screen && { screen }) }] : []
      }),
    )
  }) // `Object.keys` is typed as string[]

/** All places of the site that use a theme. */
export function themeUsages(served: RawResponses, kind: ThemeKind, theme: string): readonly ThemeUsage[] {
  const fields = kind === 'input' ? usagesInForms(resolveFormRegistries(ownJsonValue(served.form, 'forms'), () => true).forms) : []
  return [...usagesInCode[kind], ...fields].filter((usage) => usage.theme === theme)
}

/** Places whose theme does not exist, as findings of the kind in which they are fixed. */
export function missingThemeFindings(served: RawResponses, forms: FormRegistries): Readonly<Record<WorkbenchKind, readonly Finding[]>> {
  const findMissing = (usages: readonly ThemeUsage[], kind: ThemeKind, path: (usage: ThemeUsage) => string): Finding[] =>
    usages
      .filter(({ theme }) => !Object.hasOwn(served[kind], theme))
      .map((usage) => ({ path: path(usage), reason: 'no_theme', detail: `${usage.theme} ${usage.text}` }))
  return {
    button: findMissing(usagesInCode.button, 'button', ({ location }) => location),
    input: findMissing(usagesInCode.input, 'input', ({ location }) => location),
    form: findMissing(usagesInForms(forms), 'input', ({ location }) => `${location}.theme`),
  }
}
