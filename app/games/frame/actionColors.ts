import { mixColors } from '../art/color.ts'
import type { Palette } from '../art/palettes.ts'

interface ActionColors {
  /** Background of the action that is ready. */
  action: string
  /** Text on both backgrounds. */
  onAction: string
  /** Background of the action that is not ready: calmer, and still the action's own colour. */
  actionOff: string
}

/** Share of the action's colour in the calmer one; the rest is the ground's. */
const offShare = 0.8

/** Colours of the frame's one action: the accent of a dark palette, the main colour of a light one. */
export function actionColorsOf({ light, silhouette, accent, ground, opposite }: Palette): ActionColors {
  const action = light ? silhouette : accent
  return { action, onAction: light ? ground : opposite, actionOff: mixColors(ground, action, offShare) }
}
