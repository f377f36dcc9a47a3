/**
 * Widths in px that the image proxy of the site serves, smallest first. Any other is rejected, so that requests cannot fill its cache
 * with arbitrary sizes.
 */
export const imageWidths = [160, 240, 320, 480, 640, 960, 1280, 1920] as const

export type ImageWidth = (typeof imageWidths)[number]
