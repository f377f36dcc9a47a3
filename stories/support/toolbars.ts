import { type Brand, brandChrome, brands, brandTitles, type ContrastMode, contrastModes } from '@casino/tokens/brands'

export const motions = ['full', 'reduced'] as const
export const textLengths = ['original', 'long', 'short'] as const
export const playerStates = ['story', 'guest', 'depositor', 'nonDepositor', 'paused'] as const
export const networkStates = ['ok', 'slow', 'failing'] as const

export type MotionSetting = (typeof motions)[number]
export type TextLength = (typeof textLengths)[number]
export type PlayerState = (typeof playerStates)[number]
export type NetworkState = (typeof networkStates)[number]

/** Values of the toolbars (Storybook globals). */
export interface ToolbarValues {
  theme: Brand
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

interface Toolbar {
  title: string
  icon: 'paintbrush' | 'contrast' | 'transfer' | 'paragraph' | 'user' | 'lightning'
  items: readonly (readonly [value: string, title: string])[]
}

const toolbar = ({ title, icon, items }: Toolbar) => ({
  description: title,
  toolbar: { title, icon, items: items.map(([value, text]) => ({ value, title: text })), dynamicTitle: true },
})

const brandLabel = (brand: Brand): string => `${brandTitles[brand]}, ${brandChrome[brand].scheme}`
const contrastTitles: Readonly<Record<ContrastMode, string>> = { normal: 'Normal contrast', more: 'More contrast' }

/** Storybook's toolbars, in display order. */
export const globalTypes = {
  theme: toolbar({ title: 'Brand', icon: 'paintbrush', items: brands.map((brand) => [brand, brandLabel(brand)]) }),
  contrast: toolbar({ title: 'Contrast', icon: 'contrast', items: contrastModes.map((contrast) => [contrast, contrastTitles[contrast]]) }),
  motion: toolbar({
    title: 'Motion',
    icon: 'transfer',
    items: [
      ['full', 'Full motion'],
      ['reduced', 'Reduced motion'],
    ],
  }),
  textLength: toolbar({
    title: 'Text length',
    icon: 'paragraph',
    items: [
      ['original', 'Original texts'],
      ['long', 'Long texts'],
      ['short', 'Short texts'],
    ],
  }),
  player: toolbar({
    title: 'Player',
    icon: 'user',
    items: [
      ['story', 'Story default'],
      ['guest', 'Guest'],
      ['depositor', 'Depositor'],
      ['nonDepositor', 'Non-depositor'],
      ['paused', 'Paused player'],
    ],
  }),
  network: toolbar({
    title: 'Network',
    icon: 'lightning',
    items: [
      ['ok', 'Network OK'],
      ['slow', 'Slow network'],
      ['failing', 'Failing network'],
    ],
  }),
}

/** Default values of the toolbars. */
export const initialGlobals = {
  theme: brands[0],
  contrast: contrastModes[0],
  motion: motions[0],
  textLength: textLengths[0],
  player: playerStates[0],
  network: networkStates[0],
} satisfies ToolbarValues
