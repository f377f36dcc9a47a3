import { type ButtonContent, type ResolvedButtonThemes, resolveButtonThemes, resolveInputThemes } from '@casino/design-system/runtime'
import { type ButtonName, type ButtonThemeContent, buttons } from '@casino/features/config/buttons'
import type { TextKey } from '@casino/features/config/texts'
import type { CallContext } from '../calls/context.ts'
import type { Site } from '../site.ts'
import type { Texts } from '../texts.ts'

type Contents = Readonly<Partial<Record<ButtonName, ButtonThemeContent>>>
export interface Themes {
  /** For the page's one style element. */
  readonly css: string
  /** Words and icons that differ from what the buttons have of themselves. */
  readonly contents: Contents
  /** Keys of those words: a page has them beside the texts of its own groups. */
  readonly keys: readonly TextKey[]
}
type Raw = Record<string, unknown>

/** Resolved once for each answer of the back end: the cache gives the same objects until they change. */
const resolved = new WeakMap<Raw, { readonly inputs: Raw; readonly texts: Texts; readonly themes: Themes }>()

/** The server-configured themes. A field that is wrong is left out and logged; its token, or the button's own word, holds. */
export async function loadThemes(site: Site, context: CallContext): Promise<Themes> {
  const [buttonAnswer, inputAnswer, texts] = await Promise.all([
    site.execute('config.buttonThemes', {}, context),
    site.execute('config.inputThemes', {}, context),
    site.texts(),
  ])
  const [buttonRaw, inputRaw] = [buttonAnswer.data as Raw, inputAnswer.data as Raw] // parsed by the calls' schemas
  const known = resolved.get(buttonRaw)
  if (known?.inputs === inputRaw && known.texts === texts) return known.themes
  const button = resolveButtonThemes(buttonRaw, (key) => texts.sentence(key) !== undefined)
  const input = resolveInputThemes(inputRaw)
  const unused = wordsInVain(button.contents)
  for (const [call, issues] of [
    ['theme-button', [...button.issues, ...unused]],
    ['theme-input', input.issues],
  ] as const)
    if (issues.length > 0) site.log.warn({ call, issues }, 'themes with mistakes')
  const contents = changesOf(button.contents)
  const keys = Object.values(contents).flatMap(({ text, loadingText }) => [
    ...Object.values(text ?? {}),
    ...Object.values(loadingText ?? {}),
  ])
  const themes = { css: button.css + input.css, contents, keys: [...new Set(keys)] }
  resolved.set(buttonRaw, { inputs: inputRaw, texts, themes })
  return themes
}

/** A text for a button whose words belong to the place where it stands would never be seen. */
const wordsInVain = (contents: ResolvedButtonThemes['contents']) =>
  Object.entries(buttons).flatMap(([name, own]) =>
    Object.hasOwn(contents, name) && contents[name]?.text && !('text' in own) ? [{ path: `${name}.text`, reason: 'unused' }] : [],
  )

/** What a page must be told: nothing of a button that no screen draws, and nothing that the button says anyway. */
function changesOf(contents: Readonly<Record<string, ButtonContent>>): Contents {
  const changes: Record<string, object> = {}
  for (const [name, own] of Object.entries(buttons)) {
    const content = Object.hasOwn(contents, name) ? contents[name] : undefined
    const told = Object.entries(content ?? {}).filter(([part, steps]) => {
      const word = part in own ? own[part as keyof typeof own] : undefined // `part in own` says it
      return word === undefined || Object.keys(steps).length > 1 || steps.xs !== word
    })
    if (told.length > 0) changes[name] = Object.fromEntries(told)
  }
  return changes as Contents // names of `buttons`, keys that the catalogue has
}
