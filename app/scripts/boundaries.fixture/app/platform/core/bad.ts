import { wallet } from '../money/index.ts' // red: platform-downwards

export const core = wallet
