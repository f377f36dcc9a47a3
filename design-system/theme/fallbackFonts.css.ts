import { globalFontFace } from '@vanilla-extract/css'

/*
 * Fallback faces with the metrics of the web fonts, so that the swap causes no layout shift. All values are in em.
 * `width` is the average advance of Latin letters weighted by their frequency, as @capsizecss/unpack 4 computes `xWidthAvg`: for the
 * system faces taken from @capsizecss/metrics, for web fonts summed with the same weights over canvas `measureText` at the weight that is
 * used most (display 700; text 400 and 600), because a variable font file has the value of its default instance only.
 * Ascent and descent are the `hhea` values of the font files. The line gap needs no value: it counts for `line-height: normal` only.
 */
interface FontMetrics {
  averageAdvance: number
  ascent: number
  descent: number
}

const display700: FontMetrics = { averageAdvance: 0.489, ascent: 0.93, descent: 0.27 }
const text400: FontMetrics = { averageAdvance: 0.458, ascent: 0.97, descent: 0.25 }
const text600: FontMetrics = { averageAdvance: 0.471, ascent: 0.97, descent: 0.25 }

/** System faces by platform: Windows, macOS and iOS; Android; bare Linux. */
const systemFonts = {
  Arial: { regular: 0.4458, bold: 0.48, regularFiles: ['Arial', 'Liberation Sans'], boldFiles: ['Arial Bold', 'Liberation Sans Bold'] },
  Roboto: { regular: 0.4448, bold: 0.4521, regularFiles: ['Roboto', 'Roboto Regular'], boldFiles: ['Roboto Bold', 'Roboto'] },
  DejaVu: { regular: 0.5082, bold: 0.5741, regularFiles: ['DejaVu Sans'], boldFiles: ['DejaVu Sans Bold'] },
} as const

const percent = (part: number) => `${Number((part * 100).toFixed(1))}%`

/** A face without `weight` is regular: up to 500 it is used as it is. */
function fallbackFace(family: string, weight: string | undefined, webFont: FontMetrics, systemAdvance: number, files: readonly string[]) {
  const scale = webFont.averageAdvance / systemAdvance
  globalFontFace(family, {
    ...(weight && { fontWeight: weight }),
    src: files.map((file) => `local("${file}")`).join(','),
    sizeAdjust: percent(scale),
    ascentOverride: percent(webFont.ascent / scale),
    descentOverride: percent(webFont.descent / scale),
  })
}

for (const [name, system] of Object.entries(systemFonts)) {
  fallbackFace(`Bricolage ${name}`, '700', display700, system.bold, system.boldFiles)
  fallbackFace(`Instrument ${name}`, undefined, text400, system.regular, system.regularFiles)
  fallbackFace(`Instrument ${name}`, '700', text600, system.bold, system.boldFiles)
}
