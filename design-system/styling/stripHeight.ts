/** Height of `TopStrip`, by which the sticky parts below it are offset. In rem, so that it grows with zoomed text. */
export const stripHeight = '2.25rem'
