/** An untrusted colour, parsed and reserialised, so that no unvalidated input reaches a style sheet. */
export interface Color {
  css: string
  /** Linear sRGB, 0 to 1 each. */
  linear: readonly [number, number, number]
  alpha: number
}

const MAX_LENGTH = 128
const HEX = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/
const CALL = /^(rgb|rgba|hsl|hsla|oklch)\(([^()]*)\)$/
/** As many decimals as a design tool writes; they are rounded. */
const NUMBER = /^([+-]?(?:\d{1,6}(?:\.\d{0,20})?|\.\d{1,20}))(%|deg)?$/

/**
 * Parses hex, `transparent`, and rgb, hsl or oklch with plain numbers. Returns null for anything else: names, `var()`, relative colours.
 */
export function parseColor(input: string): Color | null {
  if (input.length > MAX_LENGTH) return null
  const text = input.trim().toLowerCase()
  if (text === 'transparent') return createColor('rgb(0 0 0 / 0)', [0, 0, 0], 0)
  if (HEX.test(text)) return fromHex(text.slice(1))
  const [, name, inside] = CALL.exec(text) ?? []
  if (name === undefined || inside === undefined) return null
  const parts = inside.trim().split(/\s*[,/]\s*|\s+/)
  const [a = '', b = '', c = '', d = '1', ...more] = parts
  const alpha = parseNumber(d, 1)
  if (alpha === null || more.length > 0) return null
  if (name === 'oklch') return fromOklch(parseNumber(a, 1), parseNumber(b, 0.4), parseAngle(c), alpha)
  if (name.startsWith('hsl')) return fromHsl(parseAngle(a), parsePercent(b), parsePercent(c), alpha)
  return fromRgb(parseNumber(a, 255), parseNumber(b, 255), parseNumber(c, 255), alpha)
}

/** Parses a number from 0 to `full`, or a percentage of it. Returns null for any other text. */
function parseNumber(part: string, full: number): number | null {
  const [, digits, unit] = NUMBER.exec(part) ?? []
  if (unit === 'deg') return null
  const value = unit === '%' ? (Number(digits) / 100) * full : Number(digits)
  return value >= 0 && value <= full ? value : null
}

const parsePercent = (part: string) => (part.endsWith('%') ? parseNumber(part, 1) : null)

function parseAngle(part: string): number | null {
  const [, digits, unit] = NUMBER.exec(part) ?? []
  if (unit === '%') return null
  return Math.abs(Number(digits)) <= 720 ? Number(digits) : null
}

const formatNumber = (value: number) => String(Number(value.toFixed(4)))
const alphaSuffix = (alpha: number) => (alpha < 1 ? ` / ${formatNumber(alpha)}` : '')
const createColor = (css: string, linear: Color['linear'], alpha: number): Color => ({ css, linear, alpha })
const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const toEncoded = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)

function fromHex(digits: string): Color {
  const wide = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits
  const byte = (at: number) => Number.parseInt(wide.slice(at, at + 2), 16) / 255
  return createColor(`#${digits}`, [toLinear(byte(0)), toLinear(byte(2)), toLinear(byte(4))], wide.length === 8 ? byte(6) : 1)
}

function fromRgb(r: number | null, g: number | null, b: number | null, alpha: number): Color | null {
  if (r === null || g === null || b === null) return null
  return createColor(
    `rgb(${formatNumber(r)} ${formatNumber(g)} ${formatNumber(b)}${alphaSuffix(alpha)})`,
    [toLinear(r / 255), toLinear(g / 255), toLinear(b / 255)],
    alpha,
  )
}

function fromHsl(h: number | null, s: number | null, l: number | null, alpha: number): Color | null {
  if (h === null || s === null || l === null) return null
  /* CSS Color 4, section 7.1. */
  const channel = (n: number) => {
    const k = (((n + h / 30) % 12) + 12) % 12
    return toLinear(l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1)))
  }
  return createColor(
    `hsl(${formatNumber(h)} ${formatNumber(s * 100)}% ${formatNumber(l * 100)}%${alphaSuffix(alpha)})`,
    [channel(0), channel(8), channel(4)],
    alpha,
  )
}

function fromOklch(lightness: number | null, chroma: number | null, hue: number | null, alpha: number): Color | null {
  if (lightness === null || chroma === null || hue === null) return null
  /* Björn Ottosson's matrices, as in CSS Color 4, section 10.8; out-of-gamut values are clipped, the worst case in browsers. */
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const clip = (value: number) => Math.min(1, Math.max(0, value))
  const linear = [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ] as const
  return createColor(`oklch(${formatNumber(lightness)} ${formatNumber(chroma)} ${formatNumber(hue)}${alphaSuffix(alpha)})`, linear, alpha)
}

/** Light of a colour as the eye sees it. */
type Light = Pick<Color, 'linear' | 'alpha'>

/** Composites one colour over another as browsers do: they mix encoded values, not light. */
function composite(top: Light, below: Light): Light {
  const mix = (i: 0 | 1 | 2) => toLinear(toEncoded(top.linear[i]) * top.alpha + toEncoded(below.linear[i]) * (1 - top.alpha))
  return { linear: [mix(0), mix(1), mix(2)], alpha: 1 }
}

const luminance = ({ linear: [r, g, b] }: Light) => 0.2126 * r + 0.7152 * g + 0.0722 * b

/** WCAG 2 contrast ratio, 1 to 21, of text on a background composited over `page`. */
export function compositedContrastRatio(text: Color, ground: Color, page: Color): number {
  const below = composite(ground, page)
  const [high, low] = [luminance(composite(text, below)), luminance(below)].sort((x, y) => y - x)
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05)
}
