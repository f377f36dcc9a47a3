import { type ButtonContent, type ResolvedButtonThemes, resolveButtonThemes, resolveInputThemes } from '@casino/design-system/runtime'
import { type ButtonName, type ButtonThemeContent, buttons } from '@casino/features/config/buttons'
import type { TextKey } from '@casino/features/config/texts'
import type { CallContext } from '../calls/context.ts'
import type { Site } from '../site.ts'
import type { Texts } from '../texts.ts'

type Contents = Readonly<Partial<Record<ButtonName, ButtonThemeContent>>>
export interface Themes {
  /** CSS of the page's inline style element. */
  readonly css: string
  /** Texts and icons that differ from the defaults of the buttons. */
  readonly contents: Contents
  /** Text keys of those overrides, sent beside the texts of the route's groups. */
  readonly keys: readonly TextKey[]
}
type Raw = Record<string, unknown>

/** Memo by the identity of the cached theme responses. */
const resolved = new WeakMap<Raw, { readonly inputs: Raw; readonly texts: Texts; readonly themes: Themes }>()

/** Loads and resolves the server-configured themes. Invalid fields are dropped and logged; the token or default text applies instead. */
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
    if (issues.length > 0) site.log.warn({ call, issues }, 'invalid themes')
  const contents = changesOf(button.contents)
  const keys = Object.values(contents).flatMap(({ text, loadingText }) => [
    ...Object.values(text ?? {}),
    ...Object.values(loadingText ?? {}),
  ])
  const themes = { css: button.css + input.css, contents, keys: [...new Set(keys)] }
  resolved.set(buttonRaw, { inputs: inputRaw, texts, themes })
  return themes
}

/** Issues for theme texts of buttons whose label is set by the screen: such a text is never rendered. */
const wordsInVain = (contents: ResolvedButtonThemes['contents']) =>
  Object.entries(buttons).flatMap(([name, own]) =>
    Object.hasOwn(contents, name) && contents[name]?.text && !('text' in own) ? [{ path: `${name}.text`, reason: 'unused' }] : [],
  )

/** The overrides a page needs: without unknown buttons, and without values equal to the default. */
function changesOf(contents: Readonly<Record<string, ButtonContent>>): Contents {
  const changes: Record<string, object> = {}
  for (const [name, own] of Object.entries(buttons)) {
    const content = Object.hasOwn(contents, name) ? contents[name] : undefined
    const told = Object.entries(content ?? {}).filter(([part, steps]) => {
      const word = part in own ? own[part as keyof typeof own] : undefined // guarded by `part in own`
      return word === undefined || Object.keys(steps).length > 1 || steps.xs !== word
    })
    if (told.length > 0) changes[name] = Object.fromEntries(told)
  }
  return changes as Contents // keys are names of `buttons`; text keys were checked against the catalogue
}
