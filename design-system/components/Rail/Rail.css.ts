import { createVar, fallbackVar } from '@vanilla-extract/css'
import { componentStyle, componentVariants } from '../../styling/componentStyle.ts'
import { gutter } from '../../styling/pageInsets.css.ts'
import { up, vars } from '../../theme/index.ts'
import { mediaRules } from '../../theme/media.ts'

const { space } = vars

/** Tiles per view; on touch sizes the fraction leaves the next tile partly visible. */
const perView = createVar('per-view')
const gap = createVar('gap')
/** Height of the artwork in relation to its width. */
const artwork = createVar('artwork')
/** Space for the focus ring inside the scroll container. */
const ring = '4px'
const edge = fallbackVar(gutter, '0px')

/*
 * A rail outside the viewport is neither laid out nor painted, which halves the first layout of a lobby. Until it is rendered, it has the
 * size of a rail with single-line titles. Such an element clips, so the track's bleed is inside it.
 */
export const rail = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  minInlineSize: 0,
  marginInline: `calc(${edge} * -1)`,
  paddingInline: edge,
  marginBlockEnd: `-${ring}`,
  paddingBlockEnd: ring,
  contentVisibility: 'auto',
  // Heading, gap and text of a tile
  containIntrinsicBlockSize: `auto calc((min(100vw, ${vars.size.content}) - 2 * ${edge}) / ${perView} * ${artwork} + 6.75rem)`,
  '@media': { [up('lg')]: { marginInline: `-${ring}`, paddingInline: ring } },
})

/** Arrows are for fine pointers, which cannot swipe. */
export const arrows = componentStyle({
  display: 'none',
  gap: space[2],
  marginInlineStart: 'auto',
  '@media': { [`(hover: hover) and (pointer: fine) and ${up('md')}`]: { display: 'flex' } },
})

/** From this breakpoint all tiles are in view: the arrows are hidden. */
export const arrowsHiddenFrom = {
  lg: componentStyle({ '@media': { [up('lg')]: { visibility: 'hidden' } } }),
  xl: componentStyle({ '@media': { [up('xl')]: { visibility: 'hidden' } } }),
}

export const track = componentStyle({
  vars: { [gap]: space[3] },
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: `calc((100% - (${perView} - 1) * ${gap}) / ${perView})`,
  columnGap: gap,
  marginInline: `calc(${edge} * -1)`,
  paddingInline: edge,
  marginBlock: `-${ring}`,
  paddingBlock: ring,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollPaddingInline: edge,
  scrollbarWidth: 'none',
  '@media': {
    [up('lg')]: {
      vars: { [gap]: space[4] },
      /* Aligned with the page column, plus the space for the focus ring. */
      marginInline: `-${ring}`,
      paddingInline: ring,
      scrollPaddingInline: ring,
      scrollSnapType: 'x proximity',
    },
    '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
  },
  selectors: { '&::-webkit-scrollbar': { display: 'none' } },
})

/** Tiles in view by breakpoint. */
export const tilesPerView = {
  poster: { xs: 2.25, sm: 3.4, md: 4.4, lg: 5, xl: 7 },
  wide: { xs: 1.2, sm: 2.2, md: 2.4, lg: 3, xl: 4 },
}

const heightByWidth = { poster: 4 / 3, wide: 10 / 16 }

export const shape = componentVariants(tilesPerView, (tiles, name) => ({
  vars: { [perView]: String(tiles.xs), [artwork]: String(heightByWidth[name]) },
  '@media': mediaRules(tiles, (count) => ({ vars: { [perView]: String(count) } })),
}))

export const item = componentStyle({ minInlineSize: 0, scrollSnapAlign: 'start' })
