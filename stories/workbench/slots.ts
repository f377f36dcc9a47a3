import { type ButtonName, buttons } from '@casino/features/config/buttons'
import { type FormName, type FormRegistries, layOutForms } from '@casino/features/config/forms'
import { inputs } from '@casino/features/config/inputs'
import { catalogue, type TextKey } from '@casino/features/config/texts'
import type { Finding, Kind, Served, ThemeKind } from './model.ts'
import { own } from './values.ts'

const sentences = catalogue as Readonly<Record<string, Readonly<Record<string, string>>>> // read by any name
/** The Danish of a key, or the key. */
export function sentence(key: string): string {
  const [group = '', name = ''] = key.split('.')
  return own(sentences[group], name) === undefined ? key : String(sentences[group]?.[name])
}

/** A place of the site that wears a theme. */
export interface Slot {
  /** `login`, `search`, `registration.email`. */
  readonly place: string
  /** What a player reads there. */
  readonly words: string
  readonly theme: string
}

const quoted = (keys: readonly TextKey[]) => keys.map((key) => `“${sentence(key)}”`).join(', ')

/** Buttons and inputs that screens name by themselves. */
const named: Readonly<Record<ThemeKind, readonly Slot[]>> = {
  button: (Object.keys(buttons) as ButtonName[]).map((name) => {
    const words: { readonly text?: TextKey } = buttons[name]
    return { place: name, theme: name, words: words.text ? quoted([words.text]) : 'words of its place' }
  }), // the keys of `buttons` by its type
  input: Object.entries(inputs).map(([name, keys]) => ({ place: name, theme: name, words: quoted(keys) })),
}

/** Fields that a registry, or the form itself, gives an input theme. */
const laidOut = (forms: FormRegistries): Slot[] =>
  (Object.keys(forms) as FormName[]).flatMap((form) =>
    forms[form].flatMap(({ fields }) =>
      fields.flatMap(({ name, label, theme }) => (theme ? [{ place: `${form}.${name}`, theme, words: quoted([label]) }] : [])),
    ),
  ) // the keys of the registries by their type

/** The places of the site that wear a theme. */
export function slotsOf(served: Served, kind: ThemeKind, theme: string): readonly Slot[] {
  const fields = kind === 'input' ? laidOut(layOutForms(own(served.form, 'forms'), () => true).forms) : []
  return [...named[kind], ...fields].filter((slot) => slot.theme === theme)
}

/** Places whose theme the site does not have, each told where it is put right. */
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
