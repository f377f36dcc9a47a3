import { globalStyle } from '@vanilla-extract/css'
import { layer, vars } from '../theme/index.ts'
import { part } from './part.ts'

const hill = (shape: string, color: string) => `radial-gradient(${shape}, ${color} 99%, transparent)`

/** Below a picture: two quiet hills, seen while it is on its way, where it failed, and where there is none. No markup and no script needed. */
export const pictureGround = part({ position: 'relative' })

/* A picture that failed grows a box of its own, which lays the ground over the browser's torn icon; others have none. */
globalStyle(`${pictureGround}, ${pictureGround} > img::after`, {
  '@layer': {
    [layer.components]: {
      backgroundColor: vars.color.raised,
      backgroundImage: `${hill('70% 34% at 82% 104%', vars.color.line)}, ${hill('90% 46% at 20% 108%', vars.color.action.subtle)}`,
    },
  },
})
globalStyle(`${pictureGround} > img::after`, { '@layer': { [layer.components]: { content: '""', position: 'absolute', inset: 0 } } })
