import type { PlayedStory } from './storyChecks.ts'

/** Viewport widths in CSS px: 1280 px at 400 % zoom (WCAG 1.4.10) and at 200 % (1.4.4). */
const reflowWidths = [320, 640]
const tolerance = 1

const clipsOverflow = (element: Element) => getComputedStyle(element).overflowX !== 'visible'

/** Whether an element may overflow: it is in a container that scrolls or clips, or it is hidden. */
function mayOverflow(element: Element): boolean {
  for (let ancestor = element.parentElement; ancestor && ancestor !== document.body; ancestor = ancestor.parentElement)
    if (clipsOverflow(ancestor)) return true
  return !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
}

/** Elements that overflow a frame of this width. `scrollWidth` does not include fixed elements. */
function overflowingElements(width: number, roots: readonly Element[]): Element[] {
  const all = roots.flatMap((root) => [...root.querySelectorAll('*')])
  const past = all.filter((element) => {
    const { left, right, width: own } = element.getBoundingClientRect()
    return own > tolerance && (right > width + tolerance || left < -tolerance) && !mayOverflow(element)
  })
  return past.filter((element) => !past.some((other) => other !== element && element.contains(other)))
}

/** The roots of the page and of the game pages in its frames, if they are loaded. */
const ownRoots = (): Element[] => [
  document.documentElement,
  ...[...document.querySelectorAll('iframe')].flatMap((element) => element.contentDocument?.documentElement ?? []),
]

/**
 * Narrows the story's frame to the width of a small screen and of a zoomed window, and restores it. Media queries apply, and it all happens
 * in one task, so no resize event reaches a component. Throws with the overflowing elements.
 */
export function checkReflow({ roots, padded }: PlayedStory): void {
  const frame = window.frameElement as HTMLElement | null // from the parent realm, so `instanceof` does not work
  if (!frame) throw new Error('the reflow check needs a story in a frame')
  const { width, minWidth } = frame.style
  const [canvas] = roots
  if (padded) canvas.style.padding = '1rem' // Storybook's default
  try {
    for (const narrow of reflowWidths) {
      frame.style.minWidth = '0'
      frame.style.width = `${narrow}px`
      const { clientWidth } = document.documentElement
      const parts = overflowingElements(clientWidth, roots)
      const widths = ownRoots().map((root) => root.scrollWidth - root.clientWidth + narrow)
      if (widths.some((each) => each > narrow) || parts.length > 0)
        throw new Error(
          `At ${narrow} px the page and its frames are ${widths.join(', ')} px wide\n${parts
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
