import { componentStyle } from '../../styling/componentStyle.ts'
import { hover, vars } from '../../theme/index.ts'

export const input = componentStyle({
  // Replaced by `clear`.
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
})

/** Hidden while empty, by `:placeholder-shown`, so that typing renders nothing. */
export const clear = componentStyle({
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  marginInlineEnd: vars.space[1],
  color: vars.color.muted,
  borderRadius: vars.radius.full,
  cursor: 'pointer',
  selectors: {
    [`${input}:placeholder-shown ~ &`]: { display: 'none' },
    '&:focus-visible': { outlineOffset: -4 },
  },
  '@media': { [hover]: { selectors: { '&:hover': { color: vars.color.text } } } },
})
