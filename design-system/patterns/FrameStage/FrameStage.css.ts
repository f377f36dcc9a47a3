import { fallbackVar, globalStyle } from '@vanilla-extract/css'
import { gutter } from '../../components/Container/Container.css.ts'
import { part } from '../../components/part.ts'
import { layer, up, vars } from '../../theme/index.ts'

const edge = fallbackVar(gutter, '0px')
const short = '(max-height: 30em)'

export const stage = part({
  display: 'flex',
  flexDirection: 'column',
  // On a phone the game has the whole width.
  marginInline: `calc(${edge} * -1)`,
  overflow: 'hidden',
  background: vars.color.sunken,
  '@media': { [up('md')]: { marginInline: 0, border: `${vars.size.border} solid ${vars.color.line}`, borderRadius: vars.radius.lg } },
})

export const toolbar = part({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minBlockSize: 52,
  paddingInline: `${vars.space[1]} ${vars.space[4]}`,
  paddingBlock: vars.space[1],
  color: vars.color.text,
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': {
    [up('md')]: { gap: vars.space[4], paddingInline: vars.space[4] },
    [short]: { minBlockSize: vars.size.touch, paddingBlock: 0 },
  },
})

/** A long name wraps; the buttons after it keep their width. */
globalStyle(`${toolbar} > :not(:first-child)`, { '@layer': { [layer.components]: { flex: 'none' } } })

export const frame = part({
  flex: 'none',
  inlineSize: '100%',
  // A phone gives the game everything below the strip, the header and the toolbar; on its side, the whole height below the toolbar.
  blockSize: 'max(20rem, 100dvh - 10.5rem - var(--bottom-bar, 0px))',
  border: 0,
  '@media': {
    [short]: { blockSize: 'calc(100dvh - 5.25rem)' },
    [up('md')]: { blockSize: 'auto', maxBlockSize: 'max(20rem, 100dvh - 13rem)' },
  },
})

const shape = (value: string) => part({ '@media': { [up('md')]: { aspectRatio: value } } })

export const ratio = { wide: shape('16 / 9'), standard: shape('4 / 3'), square: shape('1') }
