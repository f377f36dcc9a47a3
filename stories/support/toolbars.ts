import { type Brand, brandChrome, brands, brandTitles, type ContrastMode, contrastModes } from '@casino/tokens/brands'

/** The values of the toolbars with their titles, the default first. */
const besideOptions = { none: 'One view', brands: 'All brands', themes: 'Seed and my edits' } as const
export const themeSources = ['seed', 'edits'] as const
export const themeSourceTitles = { seed: 'Seed themes', edits: 'My edits' } as const
const motions = { full: 'Full motion', reduced: 'Reduced motion' } as const
const textLengths = { original: 'Original texts', long: 'Long texts', short: 'Short texts' } as const
const players = {
  story: 'Story default',
  guest: 'Guest',
  depositor: 'Depositor',
  nonDepositor: 'Non-depositor',
  paused: 'Paused player',
} as const
const networks = { ok: 'Network OK', slow: 'Slow network', failing: 'Failing network' } as const

/** Whose server themes and form registries a story has: the seed's, or the seed with the edits of the workbench. */
export type ThemeSource = (typeof themeSources)[number]
export type MotionSetting = keyof typeof motions
export type TextLength = keyof typeof textLengths
export type PlayerState = keyof typeof players
export type NetworkState = keyof typeof networks

/** Values of the toolbars (Storybook globals). */
export interface ToolbarValues {
  theme: Brand
  /** What Storybook's own window shows beside the story; the story itself does not change. */
  beside: keyof typeof besideOptions
  themes: ThemeSource
  contrast: ContrastMode
  motion: MotionSetting
  textLength: TextLength
  player: PlayerState
  network: NetworkState
}

/**
 * Args per toolbar state, for a screen that gets the state from its props: `toolbarArgs: { failing: { eligibility: … } }`.
 * A state without args leaves the story unchanged.
 */
export type ToolbarArgs = Partial<Record<Exclude<PlayerState, 'story'> | Exclude<NetworkState, 'ok'>, Readonly<Record<string, unknown>>>>

type Icon = 'paintbrush' | 'sidebyside' | 'edit' | 'contrast' | 'transfer' | 'paragraph' | 'user' | 'lightning'

const toolbar = (title: string, icon: Icon, titles: Readonly<Record<string, string>>) => ({
  description: title,
  toolbar: { title, icon, items: Object.entries(titles).map(([value, text]) => ({ value, title: text })), dynamicTitle: true },
})

const brandLabels = Object.fromEntries(brands.map((brand) => [brand, `${brandTitles[brand]}, ${brandChrome[brand].scheme}`]))
const contrasts: Readonly<Record<ContrastMode, string>> = { normal: 'Normal contrast', more: 'More contrast' }

/** Storybook's toolbars, in display order. */
export const globalTypes = {
  theme: toolbar('Brand', 'paintbrush', brandLabels),
  beside: toolbar('Beside', 'sidebyside', besideOptions),
  themes: toolbar('Themes', 'edit', themeSourceTitles),
  contrast: toolbar('Contrast', 'contrast', contrasts),
  motion: toolbar('Motion', 'transfer', motions),
  textLength: toolbar('Text length', 'paragraph', textLengths),
  player: toolbar('Player', 'user', players),
  network: toolbar('Network', 'lightning', networks),
}

/** Default values of the toolbars. */
export const initialGlobals = {
  theme: brands[0],
  beside: 'none',
  themes: 'seed',
  contrast: contrastModes[0],
  motion: 'full',
  textLength: 'original',
  player: 'story',
  network: 'ok',
} satisfies ToolbarValues
