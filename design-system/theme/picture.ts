/** Widths in px that the image proxy makes; it negotiates the format itself. */
const proxyWidths = [160, 240, 320, 480, 640, 960, 1280, 1920] as const

export interface Picture {
  /** Path on the image proxy, without a query. */
  src: string
  /** Measure of the original in px; it reserves the place before the picture is there. */
  width: number
  height: number
  /** What it shows; empty where the text beside it says the same. */
  alt: string
  /** CSS `sizes`, where the place is not the usual one. */
  sizes?: string
}

/** `srcset` of the proxy's widths from `from` to `to` px, both included. A plain loop: a lobby asks for it a hundred times. */
export function sourceSet(src: string, from: number, to: number): string {
  let set = ''
  for (const width of proxyWidths) if (width >= from && width <= to) set += `${set && ','}${src}?w=${width} ${width}w`
  return set
}
