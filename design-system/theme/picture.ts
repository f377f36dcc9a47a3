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

/** The widths in which a picture is offered at one kind of place. */
export interface Widths {
  /** Query of the width for a browser without a choice. */
  readonly usual: string
  /** Query and `srcset` descriptor of each. */
  readonly all: readonly string[]
}

/** The proxy's widths from `from` to `to` px, both included. Made once for each kind of place, not for each picture. */
export const widths = (from: number, usual: number, to: number): Widths => ({
  usual: `?w=${usual}`,
  all: proxyWidths.filter((width) => width >= from && width <= to).map((width) => `?w=${width} ${width}w`),
})

/** `srcset` of a picture. */
export const sourceSet = (src: string, { all }: Widths): string => src + all.join(`,${src}`)
