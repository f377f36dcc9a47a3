import { globalFontFace } from '@vanilla-extract/css'

/*
 * Fallback faces with the metrics of the web fonts, so that the swap causes no layout shift. All values are in em.
 * `width` is the average advance of Latin letters weighted by their frequency, as @capsizecss/unpack 4 computes `xWidthAvg`: for the
 * system faces taken from @capsizecss/metrics, for web fonts summed with the same weights over canvas `measureText` at the weight that is
 * used most (display 700; text 400 and 600), because a variable font file has the value of its default instance only.
 * `aboveBaseline` is ascent minus descent of the web font (`hhea`). All line heights are set, so text is centred between both and only
 * their difference places it: one override per face is enough, and none where the system's face places it a third of a pixel off or less.
 * The system faces keep their descent.
 */
interface FontMetrics {
  averageAdvance: number
  aboveBaseline: number
}

const display700: FontMetrics = { averageAdvance: 0.489, aboveBaseline: 0.66 }
const text400: FontMetrics = { averageAdvance: 0.458, aboveBaseline: 0.72 }
const text600: FontMetrics = { averageAdvance: 0.471, aboveBaseline: 0.72 }

/** System faces by platform: Windows, macOS and iOS; Android; bare Linux. */
const systemFonts = {
  Arial: {
    regular: 0.4458,
    bold: 0.48,
    ascent: 0.905,
    descent: 0.212,
    regularFiles: ['Arial', 'Liberation Sans'],
    boldFiles: ['Arial Bold', 'Liberation Sans Bold'],
  },
  Roboto: {
    regular: 0.4448,
    bold: 0.4521,
    ascent: 0.928,
    descent: 0.244,
    regularFiles: ['Roboto', 'Roboto Regular'],
    boldFiles: ['Roboto Bold', 'Roboto'],
  },
  DejaVu: { regular: 0.5082, bold: 0.5741, ascent: 0.928, descent: 0.236, regularFiles: ['DejaVu Sans'], boldFiles: ['DejaVu Sans Bold'] },
} as const

/** A third of a pixel at 16 px. */
const third = 1 / 3 / 16

const percent = (part: number) => `${Number((part * 100).toFixed(1))}%`

interface SystemFace {
  averageAdvance: number
  ascent: number
  descent: number
  files: readonly string[]
}

/** A face without `weight` is regular: up to 500 it is used as it is. */
function fallbackFace(
  family: string,
  weight: string | undefined,
  webFont: FontMetrics,
  { averageAdvance, ascent, descent, files }: SystemFace,
) {
  const scale = webFont.averageAdvance / averageAdvance
  const offset = Math.abs((ascent - descent) * scale - webFont.aboveBaseline) / 2
  globalFontFace(family, {
    ...(weight && { fontWeight: weight }),
    src: files.map((file) => `local("${file}")`).join(','),
    sizeAdjust: percent(scale),
    ...(offset > third && { ascentOverride: percent(webFont.aboveBaseline / scale + descent) }),
  })
}

for (const [name, { ascent, descent, ...system }] of Object.entries(systemFonts)) {
  const regular = { averageAdvance: system.regular, ascent, descent, files: system.regularFiles }
  const bold = { averageAdvance: system.bold, ascent, descent, files: system.boldFiles }
  fallbackFace(`Bricolage ${name}`, '700', display700, bold)
  fallbackFace(`Instrument ${name}`, undefined, text400, regular)
  fallbackFace(`Instrument ${name}`, '700', text600, bold)
}
