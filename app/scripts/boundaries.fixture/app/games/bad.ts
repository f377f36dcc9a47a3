import { platform } from '../platform/good.ts' // red: games-behind-their-port

export const games = platform
