import { platform } from '../../platform/good.ts' // red: site-behind-calls

export const server = platform
