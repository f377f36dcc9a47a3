import { vars } from '../theme/index.ts'
import { part } from './part.ts'

const hill = (shape: string, color: string) => `radial-gradient(${shape}, ${color} 99%, transparent)`

/** Below a picture: two quiet hills, seen while it is on its way, where it failed, and where there is none. No markup and no script needed. */
export const pictureGround = part({
  backgroundColor: vars.color.raised,
  backgroundImage: `${hill('70% 34% at 82% 104%', vars.color.line)}, ${hill('90% 46% at 20% 108%', vars.color.action.subtle)}`,
})
