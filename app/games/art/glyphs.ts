import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'

const file = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'
let font: Font | undefined

/** The display font. Its default master has weight 800, so no variation instance is needed. */
function displayFont(): Font {
  if (!font) {
    const opened = create(readFileSync(createRequire(import.meta.url).resolve(file)))
    if (!('layout' in opened)) throw new Error(`${file} is a font collection, not a single font`)
    font = opened
  }
  return font
}

export interface TextOutline {
  /** SVG path data in font units (1000 per em, y downwards, baseline at 0). */
  path: string
  /** Width in font units. */
  width: number
}

const cache = new Map<string, TextOutline>()
const tracking = -12

/**
 * Converts text to outlines with kerning, because posters are rasterised on machines without the font.
 * Throws RangeError on a character that the font lacks.
 */
export function outlineText(text: string): TextOutline {
  const known = cache.get(text)
  if (known) return known
  const run = displayFont().layout(text)
  let x = 0
  let path = ''
  run.glyphs.forEach((glyph, i) => {
    if (glyph.id === 0) throw new RangeError(`no glyph for a character of “${text}”`)
    const position = run.positions[i]
    for (const { command, args } of glyph.path.commands) path += pathCommand(command, args, x + (position?.xOffset ?? 0))
    x += (position?.xAdvance ?? glyph.advanceWidth) + tracking
  })
  const made = { path, width: x - tracking }
  cache.set(text, made)
  return made
}

const commandLetters = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' } as const

function pathCommand(command: keyof typeof commandLetters, args: readonly number[], dx: number): string {
  return commandLetters[command] + args.map((v, i) => Math.round(i % 2 === 0 ? v + dx : -v)).join(' ')
}
