import type { BackgroundPattern } from '../scene.ts'
import { arcs, bands, diamonds, dots, rays, sundown, tiles } from './geometry.ts'
import { aurora, firs, fjord, hills, knit, sprigs, waves } from './nature.ts'

/** All backgrounds, by name. */
export const backgrounds = {
  rays,
  arcs,
  tiles,
  diamonds,
  dots,
  sundown,
  bands,
  hills,
  aurora,
  waves,
  fjord,
  firs,
  sprigs,
  knit,
} satisfies Record<string, BackgroundPattern>

export type BackgroundName = keyof typeof backgrounds
