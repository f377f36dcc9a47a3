import { art } from '../games/good.ts' // red: shared-knows-nobody

export const shared = art
