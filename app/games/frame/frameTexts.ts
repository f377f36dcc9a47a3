import type { PlaceholderValues } from '@casino/shared/interpolate'

/** Danish text of the frame by key. Throws on an unknown key. */
export type FrameTextLookup = (key: string, values?: PlaceholderValues) => string
