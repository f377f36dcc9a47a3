/** 320 CSS px is 1280 px at 400 % zoom (WCAG 1.4.10); 640 is 1280 px at 200 %. */
const narrow = [320, 640]

/**
 * Parts of the page that stand out of it sideways at 320 and 640 px, one sentence each. Runs in a frame of the same origin: the frame is narrowed, so that
 * media queries answer as on a small screen, and given back its width. Nothing is checked where the page is not in a frame.
 */
export function overflowing(): string[] {
  if (window.frameElement?.localName !== 'iframe') return []
  const frame = window.frameElement as HTMLIFrameElement // of the parent's realm, where `instanceof` knows other classes
  const { width, minWidth, maxWidth } = frame.style
  try {
    return narrow.flatMap((size) => {
      Object.assign(frame.style, { width: `${size}px`, minWidth: '0', maxWidth: 'none' })
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth > clientWidth ? [`${size} px: the page is ${scrollWidth} px wide${culprit(clientWidth)}`] : []
    })
  } finally {
    Object.assign(frame.style, { width, minWidth, maxWidth })
  }
}

/** The innermost element that reaches past the edge. */
function culprit(edge: number): string {
  const past = [...document.body.querySelectorAll('*')].filter((element) => element.getBoundingClientRect().right > edge + 1)
  const inner = past.find((element) => !past.some((other) => other !== element && element.contains(other)))
  return inner ? ` at ${(inner.outerHTML.split('>')[0] ?? '').slice(0, 140)}>` : ''
}
