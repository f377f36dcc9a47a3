import { drawEveningHarbour, drawSummerHarbour } from './harbour.ts'
import { drawNordlysLandscape } from './nordlys.ts'
import { drawStrandLandscape } from './strand.ts'

/** Landscapes of campaigns and pages, 1600 × 900, by `name` in `/art/campaign/:name.svg`. */
export const landscapes = {
  'velkomst-nordlys': drawNordlysLandscape,
  'velkomst-strand': drawStrandLandscape,
  standard: drawEveningHarbour,
  'havn-strand': drawSummerHarbour,
} satisfies Record<string, () => string>
