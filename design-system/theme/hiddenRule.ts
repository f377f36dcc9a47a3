/** Removes an element from view, keeps it for screen readers and takes no space. `visuallyHidden` is its class. */
export const hiddenRule = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const
