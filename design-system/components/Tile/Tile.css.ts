import { createVar, fallbackVar, style } from '@vanilla-extract/css'
import { componentStyle, componentVariants } from '../../styling/componentStyle.ts'
import { imagePlaceholder } from '../../styling/imagePlaceholder.css.ts'
import { hover, vars } from '../../theme/index.ts'

const { color, duration, easing, space } = vars
const ring = `2px solid ${color.focus}`

/*
 * The states of the tile set these variables, and its parts read them. Rules like `tile:has(…) part` would make the browser recalculate the
 * parts of every tile on the page on each click, focus or opening of a dialog.
 */
const artworkRing = createVar('ring')
/** For the parts that appear on hover, on focus inside the tile, and on a tap on `touchButton`. */
const revealed = { opacity: createVar('opacity'), transform: createVar('transform'), pointerEvents: createVar('pointer-events') }

const reveal = { [revealed.opacity]: '1', [revealed.transform]: 'none', [revealed.pointerEvents]: 'auto' }

export const tile = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  minInlineSize: 0,
  blockSize: '100%',
  selectors: {
    '&:has(a:focus-visible)': { vars: { [artworkRing]: ring } },
    /* A tap leaves `touchButton` in `:hover`; some browsers do not focus a tapped button. */
    '&:is(:focus-within, :has([data-touch]:is(:hover, :active)))': { vars: reveal },
  },
  '@media': { [hover]: { ':hover': { vars: { ...reveal, [artworkRing]: ring } } } },
})

export const artwork = style([
  imagePlaceholder,
  componentStyle({
    overflow: 'hidden',
    borderRadius: vars.radius.md,
    outline: artworkRing,
    outlineOffset: '2px',
  }),
])

export const shape = componentVariants({ poster: '3 / 4', wide: '16 / 10' }, (aspectRatio) => ({ aspectRatio }))

export const image = componentStyle({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  transition: `${duration.slow} ${easing.out}`,
  '@media': { [hover]: { selectors: { [`${tile}:hover &`]: { transform: 'scale(1.03)' } } } },
})

export const badge = componentStyle({ position: 'absolute', insetBlockStart: space[2], insetInlineStart: space[2] })

export const text = componentStyle({
  paddingBlockStart: '2px',
  fontSize: vars.fontSize[14],
  lineHeight: vars.lineHeight.snug,
})

/** The title and the control beside it, which overlaps the line below. Where a long word needs the width, the control moves below the title. */
export const heading = componentStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start' })

/** The main link: its `::after` covers the whole tile. */
export const link = componentStyle({
  // At least as wide as the longest word, which breaks only in a narrower tile.
  flex: '1 1 min-content',
  maxInlineSize: '100%',
  overflowWrap: 'break-word',
  fontWeight: vars.weight.semibold,
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
  },
})

export const meta = componentStyle({
  display: 'block',
  marginBlockStart: '2px',
  color: color.muted,
})

/** Above the area of the main link. */
export const aside = componentStyle({
  position: 'relative',
  zIndex: 1,
  flex: 'none',
  margin: `calc(${space[1]} * -1) calc(${space[2]} * -1) calc(${space[5]} * -1) auto`,
})

/** Over the bottom of the artwork. Always in the accessibility tree. While they are invisible, clicks go to the main link. */
export const actions = componentStyle({
  position: 'absolute',
  zIndex: 1,
  inset: 'auto 0 0',
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  padding: `${space[10]} ${space[2]} ${space[2]}`,
  // biome-ignore lint/plugin: dark gradient over an image, the same in every brand
  background: 'linear-gradient(transparent, oklch(.1 .02 255 / .82) 55%)',
  opacity: fallbackVar(revealed.opacity, '0'),
  transform: fallbackVar(revealed.transform, 'translateY(8px)'),
  pointerEvents: fallbackVar(revealed.pointerEvents, 'none') as 'none', // the type knows keywords only
  transition: `${duration.base} ${easing.out}`,
})

/** The actions leave the control in the lower corner its height. */
export const aboveCorner = componentStyle({ paddingBlockEnd: `calc(${vars.size.touch} + ${space[2]})` })

/** Over the lower end corner of the artwork, below the actions. */
export const corner = componentStyle({ position: 'absolute', zIndex: 2, insetBlockEnd: space[1], insetInlineEnd: space[1] })
export const cornerShown = {
  always: '',
  withActions: componentStyle({
    opacity: fallbackVar(revealed.opacity, '0'),
    pointerEvents: fallbackVar(revealed.pointerEvents, 'none') as 'none', // the type knows keywords only
    transition: `opacity ${duration.base} ${easing.out}`,
  }),
}

/** Without hover, a tap on this button shows the actions. */
export const touchButton = componentStyle({
  position: 'relative',
  zIndex: 1,
  flex: 'none',
  display: 'flex',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  margin: `calc(${space[2]} * -1) calc(${space[3]} * -1) calc(${space[4]} * -1) auto`,
  alignItems: 'center',
  justifyContent: 'center',
  color: color.muted,
  '@media': { [hover]: { display: 'none' } },
})
