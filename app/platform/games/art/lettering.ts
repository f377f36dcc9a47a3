import { outline } from './glyphs.ts'

export interface Lettering {
  readonly lines: readonly string[]
  /** Pixels per em. */
  readonly size: number
  /** Distance of baselines. */
  readonly leading: number
  /** From the top of the capitals (with room for an Å) to below the last baseline. */
  readonly height: number
  readonly width: number
}

const ascent = 0.78
const descent = 0.2

/** Breaks a name into at most three lines so that its letters become as large as the box allows. */
export function letter(name: string, box: { readonly width: number; readonly height: number; readonly largest: number }): Lettering {
  const words = name.split(' ')
  let best: Lettering | undefined
  for (const lines of breaks(words)) {
    const widest = Math.max(...lines.map((line) => outline(line).width)) / 1000
    const size = Math.min(box.largest, box.width / widest, box.height / (ascent + descent + (lines.length - 1) * 0.98))
    const leading = size * 0.98
    const made = { lines, size, leading, height: size * (ascent + descent) + leading * (lines.length - 1), width: widest * size }
    // A second line is worth its room only where it makes the letters clearly larger.
    if (!best || size > best.size * 1.12) best = made
  }
  if (!best) throw new RangeError('a name without words')
  return best
}

/** Every way to spread words over one, two or three lines, fewest lines first; no line begins with a lone short word's leftovers. */
function breaks(words: readonly string[]): string[][] {
  const ways: string[][] = [[words.join(' ')]]
  for (let i = 1; i < words.length; i++) ways.push([words.slice(0, i).join(' '), words.slice(i).join(' ')])
  for (let i = 1; i < words.length; i++)
    for (let j = i + 1; j < words.length; j++)
      ways.push([words.slice(0, i).join(' '), words.slice(i, j).join(' '), words.slice(j).join(' ')])
  return ways
}

/** The lettering as outlines. `y` is the top of the block; `align` is what `x` means. */
export function draw(text: Lettering, x: number, y: number, color: string, align: 'start' | 'middle' = 'middle'): string {
  const scale = text.size / 1000
  return text.lines
    .map((line, i) => {
      const { path, width } = outline(line)
      const left = align === 'middle' ? x - (width * scale) / 2 : x
      const base = y + text.size * ascent + i * text.leading
      return `<path transform="translate(${left.toFixed(1)} ${base.toFixed(1)}) scale(${scale.toFixed(4)})" d="${path}" fill="${color}"/>`
    })
    .join('')
}
