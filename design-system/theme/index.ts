export { vars } from '@casino/tokens/vars'
export { layer } from './layers.css.ts'
export { hover, up } from './media.ts'
export { hidden } from './utilities.css.ts'
