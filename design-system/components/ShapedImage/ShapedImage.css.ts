import { componentStyle } from '../../styling/componentStyle.ts'
import { vars } from '../../theme/index.ts'

export const fit = { cover: componentStyle({ borderRadius: vars.radius.md }), contain: undefined }
