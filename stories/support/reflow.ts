import type { PlayedStory } from './guards.ts'

/** CSS px of 1280 px at 400 % zoom (WCAG 1.4.10), and at 200 % (1.4.4). */
const widths = [320, 640]
const tolerance = 1

const clips = (element: Element) => getComputedStyle(element).overflowX !== 'visible'

/** Whether a part is meant to stand outside: in a container that scrolls or cuts, or hidden from sight. */
function meant(element: Element): boolean {
  for (let above = element.parentElement; above && above !== document.body; above = above.parentElement) if (clips(above)) return true
  return !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
}

/** Parts that stand out of a frame of this width. The document itself does not count what is fixed to the window. */
function outside(width: number, roots: readonly Element[]): Element[] {
  const all = roots.flatMap((root) => [...root.querySelectorAll('*')])
  const past = all.filter((element) => {
    const { left, right, width: own } = element.getBoundingClientRect()
    return own > tolerance && (right > width + tolerance || left < -tolerance) && !meant(element)
  })
  return past.filter((element) => !past.some((other) => other !== element && element.contains(other)))
}

/**
 * Narrows the frame that the story stands in, as a small screen and a zoomed window do, and gives its width back. Media queries answer alike, and
 * all within one task: no component hears of it.
 */
export function fitsNarrow({ roots, padded }: PlayedStory): void {
  const frame = window.frameElement as HTMLElement | null // of the parent's realm, where `instanceof` knows other classes
  if (!frame) throw new Error('a story is measured in a frame')
  const { width, minWidth } = frame.style
  const [canvas] = roots
  if (padded) canvas.style.padding = '1rem' // Storybook's own
  try {
    for (const narrow of widths) {
      frame.style.minWidth = '0'
      frame.style.width = `${narrow}px`
      const { clientWidth, scrollWidth } = document.documentElement
      const parts = outside(clientWidth, roots)
      if (scrollWidth > clientWidth || parts.length > 0)
        throw new Error(
          `At ${narrow} px the page is ${scrollWidth} px wide\n${parts
            .map((part) => part.cloneNode(false))
            .map((part) => (part instanceof Element ? part.outerHTML : ''))
            .join('\n')}`,
        )
    }
  } finally {
    Object.assign(frame.style, { width, minWidth })
    canvas.style.padding = ''
  }
}
