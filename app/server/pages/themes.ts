import { type ResolvedButtonThemes, resolveButtonThemes, resolveInputThemes } from '@casino/design-system/runtime'
import type { ButtonThemeTexts } from '@casino/features/config'
import type { TextKey } from '@casino/features/config/texts'
import type { CallContext } from '../calls/context.ts'
import type { Site } from '../site.ts'

interface Themes {
  /** For the page's one style element. */
  readonly css: string
  readonly texts: Readonly<Record<string, ButtonThemeTexts>>
}
type Raw = Record<string, unknown>

/** Resolved once for each answer of the back end: the cache gives the same object until it changes. */
const resolved = new WeakMap<Raw, { readonly inputs: Raw; readonly themes: Themes }>()

/** The server-configured themes. A field that is wrong is left out and logged; its token holds. */
export async function loadThemes(site: Site, context: CallContext): Promise<Themes> {
  const [buttons, inputs] = await Promise.all([
    site.execute('config.buttonThemes', {}, context),
    site.execute('config.inputThemes', {}, context),
  ])
  const [buttonRaw, inputRaw] = [buttons.data as Raw, inputs.data as Raw] // parsed by the calls' schemas
  const known = resolved.get(buttonRaw)
  if (known?.inputs === inputRaw) return known.themes
  const button = resolveButtonThemes(buttonRaw)
  const input = resolveInputThemes(inputRaw)
  const issues = [...button.issues, ...input.issues]
  if (issues.length > 0) site.log.warn({ issues }, 'themes with mistakes')
  const { sentence } = await site.texts()
  const themes = { css: button.css + input.css, texts: textsOf(button, (key) => sentence(key) !== undefined) }
  resolved.set(buttonRaw, { inputs: inputRaw, themes })
  return themes
}

/** Only keys that the catalogue has reach a component; a theme without a usable text leaves the component its own. */
function textsOf({ texts }: ResolvedButtonThemes, isKey: (key: string) => boolean): Record<string, ButtonThemeTexts> {
  const usable = (key: string | undefined): key is TextKey => key !== undefined && isKey(key)
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, { text, loadingText }]) =>
      usable(text) ? [[name, { text, loadingText: usable(loadingText) ? loadingText : text }]] : [],
    ),
  )
}
