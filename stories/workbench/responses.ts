import type { ConfigIssue } from '@casino/design-system/runtime'
import type { ThemeResponses } from '../support/editedThemes.ts'

/** What the workbench edits: the button themes, the input themes and the form registries of a site. */
export const workbenchKinds = ['button', 'input', 'form'] as const
export type WorkbenchKind = (typeof workbenchKinds)[number]
/** Kinds whose response is a record of themes by name. */
export type ThemeKind = Exclude<WorkbenchKind, 'form'>

/** Raw, unparsed JSON responses of a site, by kind. */
export type RawResponses = Readonly<ThemeResponses>

/** An issue found by the server's parser, a theme name without a theme, or a colour that hides the states of a button. */
export type Finding = Omit<ConfigIssue, 'reason'> & { reason: ConfigIssue['reason'] | 'no_theme' | 'same_in_use' }
