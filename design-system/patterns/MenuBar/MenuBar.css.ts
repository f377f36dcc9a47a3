import { part } from '../../components/part.ts'
import { hover, up, vars } from '../../theme/index.ts'

export const bar = part({ display: 'none', minInlineSize: 0, alignSelf: 'stretch', '@media': { [up('lg')]: { display: 'block' } } })

export const list = part({
  display: 'flex',
  alignItems: 'stretch',
  gap: vars.space[4],
  blockSize: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [up('xl')]: { gap: vars.space[6] } },
})

/** Room for five entries at lg, six at xl, eight at xxl; the vertical menu holds them all. */
export const item = part({
  display: 'flex',
  selectors: { '&:nth-child(n+6)': { display: 'none' } },
  '@media': {
    [up('xl')]: { selectors: { '&:nth-child(6)': { display: 'flex' } } },
    [up('xxl')]: { selectors: { '&:nth-child(-n+8)': { display: 'flex' } } },
  },
})

export const link = part({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 24,
  color: vars.color.muted,
  fontSize: vars.fontSize[16],
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 12,
      blockSize: 2,
      borderRadius: vars.radius.full,
      background: vars.color.action.bg,
      transform: 'scaleX(0)',
      transformOrigin: 'left',
      transition: `transform ${vars.duration.base} ${vars.easing.out}`,
    },
    '&[aria-current]': { color: vars.color.text },
    '&[aria-current]::after': { transform: 'scaleX(1)' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -6, borderRadius: vars.radius.md },
  },
  '@media': {
    [hover]: { selectors: { '&:hover': { color: vars.color.text } } },
    '(forced-colors: active)': { selectors: { '&[aria-current]': { textDecoration: 'underline', textUnderlineOffset: '0.4em' } } },
  },
})
