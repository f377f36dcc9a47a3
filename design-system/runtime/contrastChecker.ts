import type { Breakpoint } from '@casino/tokens/breakpoints'
import { colors as tokenColors } from '@casino/tokens/colors'
import { vars } from '@casino/tokens/vars'
import { type Color, compositedContrastRatio, parseColor } from './color.ts'
import { type IssueList, joinPath } from './configIssues.ts'

/** A text or border colour and its background, as CSS colours; tokens as `var()`. */
export interface ContrastPair {
  /** Path inside the theme's colours: `hover`, `rest.placeholder`. */
  part: string
  foreground: string
  background: string
  /** 4.5 for text, 3 for control boundaries (WCAG 1.4.3, 1.4.11). In high contrast, text needs 7 (WCAG 1.4.6). */
  minRatio: 4.5 | 3
  /** Possible backdrops of a transparent background; defaults to the page. */
  backdrops?: readonly string[]
}

/** One measured pair in one brand and mode. */
export interface ContrastMeasurement {
  theme: string
  screen: Breakpoint
  part: string
  /** `nordlys`, `strand-contrast`. */
  brand: string
  /** 1 to 21; the minimum over all backdrops. */
  ratio: number
  least: 7 | 4.5 | 3
}

/** Every colour token of each brand and mode, parsed once. */
const brands = Object.entries(tokenColors).map(([brand, table]) => {
  const colors = Object.entries(table).map(([name, value]): [string, Color | null] => [name, parseColor(value)])
  return { brand, isHighContrast: brand.endsWith('-contrast'), tokens: new Map(colors) }
})

/** Measures the pairs of one theme per breakpoint. Low contrast is reported at the first breakpoint that has it. */
export class ContrastChecker {
  readonly measurements: ContrastMeasurement[] = []
  private readonly reported = new Map<string, string>()

  constructor(
    private readonly theme: string,
    private readonly issues: IssueList,
  ) {}

  at(screen: Breakpoint, pairs: readonly ContrastPair[]) {
    const path = screen === 'xs' ? this.theme : `${this.theme}.screens.${screen}`
    for (const pair of pairs) {
      const { part, minRatio } = pair
      const measured = brands.flatMap(({ brand, isHighContrast, tokens }): ContrastMeasurement[] => {
        const ratio = ratioOf(pair, tokens)
        const least = isHighContrast && minRatio === 4.5 ? 7 : minRatio
        return ratio === null ? [] : [{ theme: this.theme, screen, part, brand, ratio, least }]
      })
      this.measurements.push(...measured)
      const insufficient = measured
        .filter(({ ratio, least }) => ratio < least)
        .map(({ ratio, brand }) => `${formatRatio(ratio)}:1 in ${brand}`)
      const detail = insufficient.join(', ')
      if (detail && this.reported.get(part) !== detail) this.issues.add(`${joinPath(path, 'colors')}.${part}`, 'low_contrast', detail)
      this.reported.set(part, detail)
    }
  }
}

/** Truncated to two decimals, not rounded: 4.4995 is below 4.5. */
const formatRatio = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2)

function ratioOf(
  { foreground, background, backdrops = [vars.color.page] }: ContrastPair,
  tokens: ReadonlyMap<string, Color | null>,
): number | null {
  const read = (value: string) => (tokens.has(value) ? tokens.get(value) : parseColor(value))
  const [top, under] = [read(foreground), read(background)]
  const ratios = backdrops.flatMap((value) => {
    const page = read(value)
    return top && under && page ? [compositedContrastRatio(top, under, page)] : []
  })
  return ratios.length > 0 ? Math.min(...ratios) : null
}
