import { vars } from '../theme/index.ts'
import { componentStyle, globalComponentStyle } from './componentStyle.ts'

const hill = (shape: string, color: string) => `radial-gradient(${shape}, ${color} 99%, transparent)`

/** Placeholder artwork behind an image: visible while it loads, if it fails, and if there is none. Needs no markup and no script. */
export const imagePlaceholder = componentStyle({ position: 'relative' })

/* Only a failed image renders `::after`: it covers the browser's broken-image icon with the placeholder. */
globalComponentStyle(`${imagePlaceholder}, ${imagePlaceholder} > img::after`, {
  backgroundColor: vars.color.raised,
  backgroundImage: `${hill('70% 34% at 82% 104%', vars.color.line)}, ${hill('90% 46% at 20% 108%', vars.color.action.subtle)}`,
})
globalComponentStyle(`${imagePlaceholder} > img::after`, { content: '""', position: 'absolute', inset: 0 })
