import { part } from '../../components/part.ts'
import { up, vars } from '../../theme/index.ts'

const short = '(max-height: 30em)'

export const stage = part({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  overflow: 'hidden',
  background: vars.color.sunken,
  '@media': { [up('md')]: { border: `${vars.size.border} solid ${vars.color.line}`, borderRadius: vars.radius.lg } },
})

export const toolbar = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  minBlockSize: 52,
  paddingInline: vars.space[4],
  paddingBlock: vars.space[1],
  color: vars.color.text,
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [short]: { minBlockSize: vars.size.touch, paddingBlock: 0 } },
})

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
