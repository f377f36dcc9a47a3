/** A step of a scale as documentation shows it. */
export interface ScaleStep {
  name: string
  /** The token's CSS variable: `var(--space-4)`. */
  variable: string
  /** Its value for the reader: `16 px`, `17–18 px` if fluid, `200 ms`, `600`. */
  text: string
}

const pxPerRem = 16

/** The numbers of a CSS value, lengths in px. For a shadow, those of its first layer. */
function numbersIn(css: string): number[] {
  const [firstLayer = ''] = css.split(/\s*(?:oklch|rgb)/)
  return Array.from(firstLayer.matchAll(/([\d.]+)(rem)?/g), ([, number, rem]) => Number(number) * (rem ? pxPerRem : 1))
}

/** A fluid size grows from the first to the last number; a shadow is its vertical offset and its blur. */
function describe(css: string, numbers: readonly number[]): string {
  const [first = 0, second = 0, third = 0] = numbers
  if (css.startsWith('clamp(')) return `${first}–${numbers.at(-1)} px`
  if (numbers.length === 3) return `${second} px down, ${third} px blur`
  if (css.endsWith('ms')) return `${first} ms`
  return /px|rem/.test(css) ? `${first} px` : css
}

/** The steps of a scale from small to large. `resolve` returns the value of a CSS variable: `--space-4` → `16px`. */
export function scaleSteps(steps: Readonly<Record<string, string>>, resolve: (property: string) => string): ScaleStep[] {
  return Object.entries(steps)
    .map(([name, variable]) => {
      const css = resolve(variable.slice('var('.length, -1)).trim()
      const numbers = numbersIn(css)
      return { name, variable, text: describe(css, numbers), size: Math.max(...numbers) }
    })
    .sort((one, other) => one.size - other.size)
    .map(({ name, variable, text }) => ({ name, variable, text }))
}
