import { type ButtonContent, type ResolvedButtonThemes, resolveButtonThemes, resolveInputThemes } from '@casino/design-system/runtime'
import { type ButtonName, type ButtonThemeContent, buttonDefaults } from '@casino/features/content/buttonDefaults'
import type { TextKey } from '@casino/features/content/texts'
import type { CallContext } from '../calls/callContext.ts'
import type { ServerTexts } from '../serverTexts.ts'
import type { SiteServices } from '../siteServices.ts'

type ButtonContents = Readonly<Partial<Record<ButtonName, ButtonThemeContent>>>
export interface PageThemes {
  /** CSS of the page's inline style element. */
  css: string
  /** Texts and icons that differ from the defaults of the buttons. */
  contents: ButtonContents
  /** Text keys of those overrides, sent beside the texts of the route's groups. */
  textKeys: readonly TextKey[]
}
type RawThemes = Record<string, unknown>

/** Memo by the identity of the cached theme responses. */
const themeMemo = new WeakMap<RawThemes, { inputs: RawThemes; texts: ServerTexts; themes: PageThemes }>()

/** Loads and resolves the server-configured themes. Invalid fields are dropped and logged; the token or default text applies instead. */
export async function loadPageThemes(site: SiteServices, context: CallContext): Promise<PageThemes> {
  const [buttonAnswer, inputAnswer, texts] = await Promise.all([
    site.execute('content.buttonThemes', {}, context),
    site.execute('content.inputThemes', {}, context),
    site.loadTexts(),
  ])
  const [buttonRaw, inputRaw] = [buttonAnswer.data, inputAnswer.data]
  const cached = themeMemo.get(buttonRaw)
  if (cached?.inputs === inputRaw && cached.texts === texts) return cached.themes
  const button = resolveButtonThemes(buttonRaw, (key) => texts.lookupText(key) !== undefined)
  const input = resolveInputThemes(inputRaw)
  const unused = unusedThemeTexts(button.contents)
  for (const [call, issues] of [
    ['theme-button', [...button.issues, ...unused]],
    ['theme-input', input.issues],
  ] as const)
    if (issues.length > 0) site.log.warn({ call, issues }, 'invalid themes')
  const contents = overriddenContents(button.contents)
  const textKeys = Object.values(contents).flatMap(({ text, loadingText }) => [
    ...Object.values(text ?? {}),
    ...Object.values(loadingText ?? {}),
  ])
  const themes = { css: button.css + input.css, contents, textKeys: [...new Set(textKeys)] }
  themeMemo.set(buttonRaw, { inputs: inputRaw, texts, themes })
  return themes
}

/** Issues for theme texts of buttons whose label is set by the screen: such a text is never rendered. */
const unusedThemeTexts = (contents: ResolvedButtonThemes['contents']) =>
  Object.entries(buttonDefaults).flatMap(([name, defaults]) =>
    Object.hasOwn(contents, name) && contents[name]?.text && !('text' in defaults) ? [{ path: `${name}.text`, reason: 'unused' }] : [],
  )

/** The overrides a page needs: without unknown buttons, and without values equal to the default. */
function overriddenContents(contents: Readonly<Record<string, ButtonContent>>): ButtonContents {
  const overrides: Record<string, object> = {}
  for (const [name, defaults] of Object.entries(buttonDefaults)) {
    const content = Object.hasOwn(contents, name) ? contents[name] : undefined
    const changedParts = Object.entries(content ?? {}).filter(([part, steps]) => {
      const defaultValue = part in defaults ? defaults[part as keyof typeof defaults] : undefined // guarded by `part in own`
      return defaultValue === undefined || Object.keys(steps).length > 1 || steps.xs !== defaultValue
    })
    if (changedParts.length > 0) overrides[name] = Object.fromEntries(changedParts)
  }
  return overrides as ButtonContents // keys are names of `buttons`; text keys were checked against the catalogue
}
