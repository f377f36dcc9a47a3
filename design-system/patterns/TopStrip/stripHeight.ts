/**
 * In rem, so that it grows with zoomed text; the sticky header is offset by it. A separate module, because the header does not need the
 * strip's styles.
 */
export const stripHeight = '2.25rem'
