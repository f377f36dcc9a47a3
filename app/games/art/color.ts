/** OKLCH to sRGB hex, with chroma reduced to the gamut. The rasteriser does not support `oklch()`, and contrast is computed in sRGB. */
export function oklchToHex(l: number, c: number, h: number): string {
  const angle = (h * Math.PI) / 180
  let chroma = c
  for (let step = 0; step < 40; step++) {
    const rgb = toLinear(l, chroma * Math.cos(angle), chroma * Math.sin(angle))
    if (rgb.every((v) => v >= -0.0005 && v <= 1.0005)) return hex(rgb)
    chroma *= 0.96
  }
  return hex(toLinear(l, 0, 0))
}

function toLinear(l: number, a: number, b: number): [number, number, number] {
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ]
}

const hex = (rgb: readonly number[]): string =>
  `#${rgb
    .map((v) => {
      const u = Math.min(1, Math.max(0, v))
      const s = u <= 0.0031308 ? 12.92 * u : 1.055 * u ** (1 / 2.4) - 0.055
      return Math.round(s * 255)
        .toString(16)
        .padStart(2, '0')
    })
    .join('')}`

/** The colour between two hex colours; `share` of the second, 0 to 1. */
export function mixColors(first: string, second: string, share: number): string {
  const [from, to] = [hexToRgb(first), hexToRgb(second)]
  return `#${from
    .map((v, i) =>
      Math.round(v + ((to[i] ?? v) - v) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** WCAG relative luminance of 8-bit sRGB values. */
export function relativeLuminance(r: number, g: number, b: number): number {
  const f = (v: number) => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4)
  return 0.2126 * f(r) + 0.7152 * f(g) + 0.0722 * f(b)
}

/** WCAG contrast ratio of two hex colours, 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [a, b] = [one, other].map((c) => relativeLuminance(...hexToRgb(c)))
  return luminanceContrast(a ?? 0, b ?? 0)
}

/** WCAG contrast ratio of two relative luminances, 1 to 21. */
export const luminanceContrast = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)

/** 8-bit channels of a `#rrggbb` colour. */
export function hexToRgb(color: string): [number, number, number] {
  const n = Number.parseInt(color.slice(1), 16)
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255]
}
