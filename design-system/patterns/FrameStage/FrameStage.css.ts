import { fallbackVar } from '@vanilla-extract/css'
import { componentStyle, globalComponentStyle } from '../../styling/componentStyle.ts'
import { gutter } from '../../styling/pageInsets.css.ts'
import { up, vars } from '../../theme/index.ts'
import { compactTop } from '../PageBody/PageBody.css.ts'

const edge = fallbackVar(gutter, '0px')
/** Landscape phones. Not a narrow window, in which games need the height of a phone. */
const short = '(max-height: 30em) and (min-width: 30em)'

export const stage = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  // Full bleed on phones.
  marginInline: `calc(${edge} * -1)`,
  selectors: { [`${compactTop} &`]: { marginBlockStart: `calc(${vars.space[2]} * -1)` } },
  overflow: 'hidden',
  background: vars.color.sunken,
  // On phones the stage fills the height below the strip, whatever the height of its toolbar.
  blockSize: 'max(31rem, 100dvh - 2.375rem)',
  '@media': {
    [`${up('md')} and (min-height: 30.01em)`]: {
      marginInline: 0,
      selectors: { [`${compactTop} &`]: { marginBlockStart: 0 } },
      border: `${vars.size.border} solid ${vars.color.line}`,
      borderRadius: vars.radius.lg,
    },
    [up('md')]: { blockSize: 'auto' },
    [short]: { blockSize: 'auto' },
    // In a window that is low and narrow, such as at 400 % zoom, the page scrolls to the whole game.
    '(max-height: 30em) and (max-width: 29.99em)': { blockSize: '37rem' },
  },
})

export const toolbar = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minBlockSize: 52,
  paddingInline: vars.space[1],
  paddingBlock: vars.space[1],
  color: vars.color.text,
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': {
    [up('md')]: { gap: vars.space[4], paddingInline: vars.space[4] },
    [short]: { minBlockSize: vars.size.touch, paddingBlock: 0 },
    // A low phone: its height is the frame's.
    '(max-height: 43.7em) and (max-width: 29.99em)': { minBlockSize: vars.size.touch, paddingBlock: 0 },
  },
})

/** A long name wraps; the buttons after it keep their width. */
globalComponentStyle(`${toolbar} > :not(:first-child)`, { flex: 'none' })

/** A smaller name on phones, where nine letters fit beside the buttons. It breaks by syllables. */
globalComponentStyle(`${toolbar} h1`, {
  fontSize: vars.fontSize[14],
  hyphens: 'auto',
  '@media': { [up('sm')]: { fontSize: vars.fontSize[18] } },
})

/** Takes no height, and stands over the cover. */
export const notice = componentStyle({ position: 'relative', zIndex: 1, flex: 'none', blockSize: 0 })
export const noticeContent = componentStyle({ position: 'absolute', insetBlockStart: 0, insetInline: 0, padding: vars.space[4] })

export const frame = componentStyle({
  flex: '1 0 20rem',
  position: 'relative',
  inlineSize: '100%',
  '@media': {
    [up('md')]: { flex: 'none', blockSize: 'auto', maxBlockSize: 'max(20rem, 100dvh - 13rem)' },
    // Landscape phones: the full height below the toolbar.
    [short]: { flex: 'none', blockSize: 'calc(100dvh - 5.25rem)', maxBlockSize: 'none', aspectRatio: 'auto' },
  },
})

/** Portrait tablets have more height than a wide ratio uses. */
const shape = (value: string, tablet = value) =>
  componentStyle({ '@media': { [up('md')]: { aspectRatio: tablet }, [up('lg')]: { aspectRatio: value } } })

export const ratio = { wide: shape('16 / 9', '1'), standard: shape('4 / 3'), square: shape('1') }

const fill = { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' } as const

export const content = componentStyle({ ...fill, border: 0 })

export const cover = componentStyle({
  ...fill,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[1],
  overflow: 'hidden',
  padding: vars.space[4],
  color: vars.color.muted,
  background: vars.color.sunken,
  textAlign: 'center',
})

/** The image gives way where the stage is low. */
export const coverImage = componentStyle({
  flex: '0 1 auto',
  minBlockSize: 0,
  maxInlineSize: '80%',
  maxBlockSize: '60%',
  marginBlockEnd: vars.space[3],
  borderRadius: vars.radius.md,
  objectFit: 'contain',
})

export const coverTitle = componentStyle({
  color: vars.color.text,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize[22],
  lineHeight: vars.lineHeight.tight,
})
