import { type ButtonName, buttons } from '@casino/features/config/buttons'
import { type FormName, type FormRegistries, layOutForms } from '@casino/features/config/forms'
import { inputs } from '@casino/features/config/inputs'
import { catalogue, type TextKey } from '@casino/features/config/texts'
import type { Finding, Kind, Served, ThemeKind } from './model.ts'
import { own } from './values.ts'

const sentences = catalogue as Readonly<Record<string, Readonly<Record<string, string>>>> // indexed by arbitrary strings
/** The Danish text of a key, else the key itself. */
export function sentence(key: string): string {
  const [group = '', name = ''] = key.split('.')
  return own(sentences[group], name) === undefined ? key : String(sentences[group]?.[name])
}

/** A button or field of the site that uses a theme. */
export interface Slot {
  /** `login`, `search`, `registration.email`. */
  readonly place: string
  /** Its player-facing text. */
  readonly words: string
  readonly theme: string
}

const quoted = (keys: readonly TextKey[]) => keys.map((key) => `“${sentence(key)}”`).join(', ')

/** Buttons and inputs whose theme name is set in code. */
const named: Readonly<Record<ThemeKind, readonly Slot[]>> = {
  button: (Object.keys(buttons) as ButtonName[]).map((name) => {
    const words: { readonly text?: TextKey } = buttons[name]
    return { place: name, theme: name, words: words.text ? quoted([words.text]) : 'words of its place' }
  }), // `Object.keys` is typed as string[]
  input: Object.entries(inputs).map(([name, keys]) => ({ place: name, theme: name, words: quoted(keys) })),
}

/** Fields with an input theme from a registry or from the form's defaults. */
const laidOut = (forms: FormRegistries): Slot[] =>
  (Object.keys(forms) as FormName[]).flatMap((form) =>
    forms[form].flatMap(({ fields }) =>
      fields.flatMap(({ name, label, theme }) => (theme ? [{ place: `${form}.${name}`, theme, words: quoted([label]) }] : [])),
    ),
  ) // `Object.keys` is typed as string[]

/** All places of the site that use a theme. */
export function slotsOf(served: Served, kind: ThemeKind, theme: string): readonly Slot[] {
  const fields = kind === 'input' ? laidOut(layOutForms(own(served.form, 'forms'), () => true).forms) : []
  return [...named[kind], ...fields].filter((slot) => slot.theme === theme)
}

/** Places whose theme does not exist, as findings of the kind in which they are fixed. */
export function namelessSlots(served: Served, forms: FormRegistries): Readonly<Record<Kind, readonly Finding[]>> {
  const among = (slots: readonly Slot[], kind: ThemeKind, path: (slot: Slot) => string): Finding[] =>
    slots
      .filter(({ theme }) => !Object.hasOwn(served[kind], theme))
      .map((slot) => ({ path: path(slot), reason: 'no_theme', detail: `${slot.theme} ${slot.words}` }))
  return {
    button: among(named.button, 'button', ({ place }) => place),
    input: among(named.input, 'input', ({ place }) => place),
    form: among(laidOut(forms), 'input', ({ place }) => `${place}.theme`),
  }
}
