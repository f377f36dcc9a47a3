import { resolveButtonThemes, resolveInputThemes } from '@casino/design-system/runtime'
import type { PageContextValue } from '@casino/features/content/PageContext'
import buttonThemes from '../../app/platform/seed/button-themes.json' with { type: 'json' }
import inputThemes from '../../app/platform/seed/input-themes.json' with { type: 'json' }
import layouts from '../../app/platform/seed/layouts.json' with { type: 'json' }
import { loadEdits, subscribeToEdits, type ThemeResponses } from './editedThemes.ts'

/** The seed's themes and layouts, as the site serves them. */
export const seededResponses: ThemeResponses = { button: buttonThemes, input: inputThemes, form: layouts }

/** The server themes of a story, resolved as the site server resolves them. */
export interface StoryThemes {
  css: string
  contents: PageContextValue['buttonThemes']
}

const resolveThemes = ({ button, input }: ThemeResponses): StoryThemes => {
  const { css, contents } = resolveButtonThemes(button)
  return { css: css + resolveInputThemes(input).css, contents: contents as StoryThemes['contents'] } // names and keys are those of the catalogue
}

/** `iframe.html?…&themes=KEY` shows a story with the edits that the workbench saved under that key, as its preview of a screen does. */
const editsKey = new URLSearchParams(window.location.search).get('themes')

/** Storybook's stories have no overridden contents: the seed's texts equal the defaults. */
const seededThemes: StoryThemes = { ...resolveThemes(seededResponses), contents: {} }
function readThemes(): StoryThemes {
  const edits = editsKey ? loadEdits(editsKey, seededResponses) : null
  return edits ? resolveThemes(edits.responses) : seededThemes
}

let current = readThemes()
export const storyThemes = (): StoryThemes => current

/** Calls back after the workbench, in another window or frame, changed its edits. */
export function subscribeToThemes(onChange: () => void): () => void {
  if (!editsKey) return () => undefined
  return subscribeToEdits(editsKey, () => {
    current = readThemes()
    onChange()
  })
}
