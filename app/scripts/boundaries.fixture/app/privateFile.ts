import { deposit } from '../features/deposit/bad.ts' // red: public-face, layers-by-name

export const page = deposit
