import { platform } from '../../platform/good.ts' // red: platform-behind-its-calls

export const server = platform
