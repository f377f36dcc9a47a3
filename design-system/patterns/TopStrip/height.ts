/** Follows the text size, so that zoomed text keeps its place; the header sticks right below. Apart from the strip's styles, which the header does not need. */
export const stripHeight = '2.25rem'
