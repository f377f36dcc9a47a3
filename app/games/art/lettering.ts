import { outlineText } from './glyphs.ts'

export interface Lettering {
  lines: readonly string[]
  /** Font size in px. */
  size: number
  /** Distance between baselines. */
  leading: number
  /** From the top of the capitals (including the ring of Å) to the descenders of the last line. */
  height: number
  width: number
}

const ascent = 0.78
const descent = 0.2

/** Breaks a name into one to three lines at the largest font size that fits the box. */
export function fitLettering(name: string, box: { width: number; height: number; largest: number }): Lettering {
  const words = name.split(' ')
  let best: Lettering | undefined
  for (const lines of lineBreaks(words)) {
    const widest = Math.max(...lines.map((line) => outlineText(line).width)) / 1000
    const size = Math.min(box.largest, box.width / widest, box.height / (ascent + descent + (lines.length - 1) * 0.98))
    const leading = size * 0.98
    const made = { lines, size, leading, height: size * (ascent + descent) + leading * (lines.length - 1), width: widest * size }
    // An additional line must increase the font size by more than 12 %.
    if (!best || size > best.size * 1.12) best = made
  }
  if (!best) throw new RangeError('the name contains no words')
  return best
}

/** Every distribution of the words over one, two or three lines, fewest lines first. */
function lineBreaks(words: readonly string[]): string[][] {
  const ways: string[][] = [[words.join(' ')]]
  for (let i = 1; i < words.length; i++) ways.push([words.slice(0, i).join(' '), words.slice(i).join(' ')])
  for (let i = 1; i < words.length; i++)
    for (let j = i + 1; j < words.length; j++)
      ways.push([words.slice(0, i).join(' '), words.slice(i, j).join(' '), words.slice(j).join(' ')])
  return ways
}

interface LetteringPosition {
  /** Left edge or centre of the block, by `align`. */
  x: number
  /** Top of the block. */
  y: number
  align: 'start' | 'middle'
}

/** Renders the lettering as SVG paths. */
export function renderLettering(text: Lettering, { x, y, align }: LetteringPosition, color: string): string {
  const scale = text.size / 1000
  return text.lines
    .map((line, i) => {
      const { path, width } = outlineText(line)
      const left = align === 'middle' ? x - (width * scale) / 2 : x
      const base = y + text.size * ascent + i * text.leading
      return `<path transform="translate(${left.toFixed(1)} ${base.toFixed(1)}) scale(${scale.toFixed(4)})" d="${path}" fill="${color}"/>`
    })
    .join('')
}
