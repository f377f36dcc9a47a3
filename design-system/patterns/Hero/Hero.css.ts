import { componentStyle, globalComponentStyle } from '../../styling/componentStyle.ts'
import { below, up, vars } from '../../theme/index.ts'

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

export const notOnPhones = componentStyle({ '@media': { [below('sm')]: { display: 'none' } } })
export const onPhones = componentStyle({
  display: 'grid',
  gap: space[1],
  lineHeight: vars.lineHeight.snug,
  '@media': { [up('sm')]: { display: 'none' } },
})
export const folded = componentStyle({ display: 'grid', gap: space[2], lineHeight: vars.lineHeight.normal })

export const compact = componentStyle({})
const compactOnPhones = (rule: Parameters<typeof componentStyle>[0]) => ({ '@media': { [below('sm')]: rule } })
globalComponentStyle(`${compact} ${media}`, compactOnPhones({ aspectRatio: '5' }))
globalComponentStyle(`${compact} ${image}`, compactOnPhones({ objectPosition: '50% 72%' }))
globalComponentStyle(`${compact} ${text}`, compactOnPhones({ gap: space[3], padding: space[4] }))
globalComponentStyle(`${compact} ${actions}`, compactOnPhones({ gap: space[2], marginBlock: 0 }))
globalComponentStyle(`${compact} :is(h1, h2)`, compactOnPhones({ fontSize: vars.fontSize[28] }))
