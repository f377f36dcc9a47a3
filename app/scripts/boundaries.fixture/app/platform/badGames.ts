import { art } from '../games/good.ts' // red: games-named-once

export const named = art
