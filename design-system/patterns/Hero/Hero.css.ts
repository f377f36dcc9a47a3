import { componentStyle } from '../../styling/componentStyle.ts'
import { up, vars } from '../../theme/index.ts'

const { space } = vars

export const hero = componentStyle({
  display: 'grid',
  overflow: 'hidden',
  border: `${vars.size.border} solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surface,
  '@media': {
    [up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', minBlockSize: '400px' },
  },
})

export const media = componentStyle({
  aspectRatio: '2.1',
  backgroundColor: vars.color.raised,
  '@media': {
    [up('sm')]: { aspectRatio: '2.8' },
    [up('lg')]: { gridArea: '1 / 2', aspectRatio: 'auto', position: 'relative' },
  },
})

export const image = componentStyle({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  /* At lg the text sets the height. */
  '@media': { [up('lg')]: { position: 'absolute', inset: 0 } },
})

/** Beside the text from md, never cropped, because the image contains text. */
export const framed = componentStyle({
  '@media': { [up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' }, [up('lg')]: { minBlockSize: 'auto' } },
})

export const frame = componentStyle({ '@media': { [up('md')]: { gridArea: '1 / 2', alignSelf: 'center', padding: space[6] } } })

export const framedImage = componentStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  '@media': { [up('md')]: { borderRadius: vars.radius.md } },
})

export const text = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: space[4],
  minInlineSize: 0,
  padding: space[5],
  '@media': {
    [up('sm')]: { padding: space[8] },
    [up('lg')]: { gridArea: '1 / 1', padding: space[12] },
  },
})

export const lead = componentStyle({ maxInlineSize: '34rem', color: vars.color.muted, fontSize: vars.fontSize[16] })

export const actions = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: space[3],
  marginBlock: space[2],
  '@media': { [up('sm')]: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space[5] } },
})

export const terms = componentStyle({
  maxInlineSize: '36rem',
  paddingInlineStart: space[4],
  borderInlineStart: `3px solid ${vars.color.line}`,
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
})
