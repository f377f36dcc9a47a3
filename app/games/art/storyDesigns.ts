import type { BackgroundName } from './backgrounds/index.ts'
import type { EmblemName } from './emblems/index.ts'
import type { PaletteName } from './palettes.ts'

/** A picture of an article or a campaign: one emblem of the posters in a landscape, and a smaller one on either side. */
export interface StoryDesign {
  palette: PaletteName
  background: BackgroundName
  emblem: EmblemName
  /** Left and right of the emblem. */
  companions: readonly [EmblemName, EmblemName]
}

const design = (
  palette: PaletteName,
  background: BackgroundName,
  emblem: EmblemName,
  ...companions: [EmblemName, EmblemName]
): StoryDesign => ({ palette, background, emblem, companions })

/** Pictures of articles, by `name` in `/art/news/:name.svg`. No two that are published one after the other share palette or background. */
export const newsDesigns = {
  kontoudtog: design('dybhav', 'arcs', 'book', 'key', 'coins'),
  roulette: design('gran', 'rays', 'wheel', 'chips', 'coins'),
  graenser: design('rimfrost', 'hills', 'shield', 'snowflake', 'fir'),
  udbetaling: design('rav', 'sundown', 'coins', 'horseshoe', 'clover'),
  mitid: design('tusmørke', 'dots', 'key', 'lantern', 'moon'),
  vinteraften: design('polarnat', 'aurora', 'lantern', 'fir', 'snowflake'),
  regneeksempel: design('pistacie', 'bands', 'gem', 'acorn', 'acorn'),
  pause: design('fjord', 'fjord', 'teapot', 'sailboat', 'lighthouse'),
  gratis: design('rosenrød', 'sprigs', 'kite', 'daisy', 'butterfly'),
  efteraar: design('lava', 'firs', 'fox', 'mushroom', 'hedgehog'),
  tilbagebetaling: design('smaragd', 'diamonds', 'compass', 'star', 'star'),
  fyrtaarn: design('klit', 'waves', 'lighthouse', 'sailboat', 'anchor'),
} as const satisfies Record<string, StoryDesign>

/** Pictures of campaigns and landing pages, by `name` in `/art/campaign/:name.svg`, beside the landscapes. */
export const campaignDesigns = {
  'velkomst-spins': design('polarnat', 'rays', 'star', 'gem', 'seven'),
  'dobbelt-op': design('rav', 'diamonds', 'coins', 'clover', 'horseshoe'),
  'ugens-indbetaling': design('smaragd', 'waves', 'sailboat', 'anchor', 'coins'),
  'gratis-spins': design('hindbær', 'dots', 'seven', 'cherries', 'bell'),
  'aarhus-roulette': design('dybhav', 'bands', 'wheel', 'chips', 'ace'),
  jackpotten: design('blomme', 'arcs', 'crown', 'gem', 'star'),
  'proev-gratis': design('rosenrød', 'sundown', 'kite', 'butterfly', 'daisy'),
  'live-borde': design('gran', 'tiles', 'chips', 'wheel', 'ace'),
  'dine-graenser': design('fjord', 'hills', 'shield', 'lighthouse', 'compass'),
} as const satisfies Record<string, StoryDesign>
