import { resolveButtonThemes, resolveInputThemes } from '@casino/design-system/runtime'
import type { PageContextValue } from '@casino/features/content/PageContext'
import buttonThemes from '../../app/platform/seed/button-themes.json' with { type: 'json' }
import inputThemes from '../../app/platform/seed/input-themes.json' with { type: 'json' }
import layouts from '../../app/platform/seed/layouts.json' with { type: 'json' }
import { editsKey, loadEdits, readSavedText, subscribeToEdits, type ThemeResponses } from './editedThemes.ts'
import { storyForms } from './pageContext.ts'
import type { ThemeSource } from './toolbars.ts'

/** The seed's themes and layouts, as the site serves them. */
export const seededResponses: ThemeResponses = { button: buttonThemes, input: inputThemes, form: layouts }

/** The server themes of a story, resolved as the site server resolves them. */
export interface StoryThemes {
  css: string
  /** What differs from the seed in the page context. */
  page: Pick<PageContextValue, 'buttonThemes'> & Partial<Pick<PageContextValue, 'forms'>>
}

function resolveThemes({ button, input, form }: ThemeResponses): StoryThemes {
  const { css, contents } = resolveButtonThemes(button)
  const buttonThemes = contents as PageContextValue['buttonThemes'] // names and keys are those of the catalogue
  return { css: css + resolveInputThemes(input).css, page: { buttonThemes, forms: storyForms(form.forms) } }
}

/** Storybook's stories have no overridden contents: the seed's texts equal the defaults. */
const seededThemes: StoryThemes = { css: resolveThemes(seededResponses).css, page: { buttonThemes: {} } }

/** The saved edits as they were resolved last. The editor saves in the same window too, which sends no event, so the text is compared. */
let edited: { text: string | null; themes: StoryThemes } = { text: null, themes: seededThemes }
function editedThemes(): StoryThemes {
  const text = readSavedText(editsKey)
  if (text !== edited.text) {
    const edits = loadEdits(editsKey, seededResponses)
    edited = { text, themes: edits ? resolveThemes(edits.responses) : seededThemes }
  }
  return edited.themes
}

export const storyThemes = (source: ThemeSource): StoryThemes => (source === 'edits' ? editedThemes() : seededThemes)

/** Calls back after the workbench, in another window or frame, changed its edits. Returns how to stop it. */
export const subscribeToThemes = (onChange: () => void): (() => void) => subscribeToEdits(editsKey, onChange)
