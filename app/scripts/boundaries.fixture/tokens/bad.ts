import { button } from '../design-system/bad.ts' // red: tokens-import-nothing, layers-by-name

export const token = button
