import type { Palette } from '../palettes.ts'

/**
 * Colours of an emblem: accent, mid and silhouette, capitals for their shaded variants, and `o` (opposite) for details on them.
 * The view box is −100…100 in both axes; light comes from the left.
 */
export interface Ink {
  a: string
  A: string
  m: string
  M: string
  s: string
  S: string
  o: string
}
export type Emblem = (ink: Ink) => string

/** The emblem colours of a palette. */
export const inkOf = (p: Palette): Ink => ({
  a: p.accent,
  A: p.accentShade,
  m: p.mid,
  M: p.midShade,
  s: p.silhouette,
  S: p.silhouetteShade,
  o: p.opposite,
})

export const fillPath = (color: string, d: string): string => `<path d="${d}" fill="${color}"/>`
export const strokePath = (color: string, width: number, d: string): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
export const fillCircle = (color: string, x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/>`
export const fillEllipse = (color: string, x: number, y: number, rx: number, ry: number, turn = 0): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${color}"${turn ? ` transform="rotate(${turn} ${x} ${y})"` : ''}/>`
export const fillRect = (color: string, x: number, y: number, w: number, h: number, r = 0): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}"${r ? ` rx="${r}"` : ''} fill="${color}"/>`

/** A symmetric shape from its right half: left half lit, right half shaded; a thin stroke hides the seam. */
export const shadedHalves = (lit: string, shaded: string, right: string): string =>
  `<path d="${right}" fill="${shaded}" stroke="${shaded}" stroke-width=".6"/><path d="${right}" fill="${lit}" transform="scale(-1 1)"/>`
/** A shape and its mirror image at the vertical axis. */
export const mirrored = (drawing: string): string => `${drawing}<g transform="scale(-1 1)">${drawing}</g>`
export const rotated = (degrees: number, drawing: string): string => `<g transform="rotate(${degrees})">${drawing}</g>`
/** `count` copies rotated around the centre. */
export const repeatAround = (count: number, drawing: string): string =>
  Array.from({ length: count }, (_, i) => `<g transform="rotate(${Math.round((i * 3600) / count) / 10})">${drawing}</g>`).join('')
