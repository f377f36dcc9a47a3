import { eveningHarbour, summerHarbour } from './harbour.ts'
import { nordlys } from './nordlys.ts'
import { strand } from './strand.ts'

/** Landscapes of campaigns and pages, 1600 × 900, by `name` in `/art/campaign/:name.svg`. */
export const landscapes = {
  'velkomst-nordlys': nordlys,
  'velkomst-strand': strand,
  standard: eveningHarbour,
  'havn-strand': summerHarbour,
} satisfies Record<string, () => string>
