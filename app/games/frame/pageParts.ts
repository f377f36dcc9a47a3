import { Html } from '@casino/shared/html'
import { interpolate } from '@casino/shared/interpolate'
import { findPalette, type Palette } from '../art/palettes.ts'
import type { CatalogueGame } from '../catalogue/catalogueGame.ts'
import { findSlotModel } from '../engines/slots/findSlotModel.ts'
import { layoutSlot } from '../engines/slots/slotLayout.ts'
import { liveSeconds } from '../live/liveSchedule.ts'
import { liveTableOf } from '../live/liveTable.ts'
import { actionColorsOf } from './actionColors.ts'
import type { FrameAsset } from './assets.ts'
import { hasTableBets } from './drawOutcome.ts'
import type { FrameConfig } from './frameApi.ts'
import { initialPlayMoney } from './frameSessions.ts'
import type { FrameTextLookup } from './frameTexts.ts'
import { symbolNames } from './slotRules.ts'

/** Texts of the frame by key. The lookup throws for a key that there is none of. */
export const textLookup =
  (texts: Readonly<Record<string, string>>): FrameTextLookup =>
  (key, values = {}) =>
    interpolate(texts[key] ?? throwMissing(key), values)

/** Addresses of the frame's files by name. The lookup throws for another name. */
export const urlLookup =
  (assets: ReadonlyMap<string, FrameAsset>) =>
  (name: string): string =>
    assets.get(name)?.url ?? throwMissing(name)

interface FrameConfigOptions {
  game: CatalogueGame
  texts: Readonly<Record<string, string>>
  allowedOrigins: readonly string[]
  t: FrameTextLookup
}

/** What the script of a page of the frame knows of its game. */
export function frameConfigOf({ game, texts, allowedOrigins, t }: FrameConfigOptions): FrameConfig {
  const slot = game.engine.type === 'slot' ? findSlotModel(game.engine.model) : null
  const live = liveTableOf(game)
  return {
    id: game.id,
    name: game.name,
    engine: game.engine.type,
    hasTableBets: hasTableBets(game),
    stakes: game.stakes,
    slot: slot && layoutSlot(slot),
    live: live && liveSeconds(live.engine),
    symbols: slot ? symbolNames(game, slot, t) : [],
    initialPlayMoney,
    allowedOrigins,
    texts,
  }
}

/** A value as the content of a script of the type `application/json`. */
export const embedJson = (value: unknown): Html => new Html(JSON.stringify(value).replace(/</g, '\\u003c'))

/** The inline style of a page of a game: its colours. */
export const inlineStylesOf = ({ design }: CatalogueGame): string => paletteVariables(findPalette(design.palette))

function throwMissing(key: string): never {
  throw new Error(`the game frame has no text or asset "${key}"`)
}

function paletteVariables(c: Palette): string {
  const { action, onAction, actionOff } = actionColorsOf(c)
  return `:root{color-scheme:${c.light ? 'light' : 'dark'};--ground:${c.ground};--tone:${c.tone};--haze:${c.haze};--mid:${c.mid};--accent:${c.accent};--ink:${c.silhouette};--cut:${c.opposite};--action:${action};--on-action:${onAction};--action-off:${actionOff}}`
}
