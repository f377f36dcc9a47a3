import { button } from '../design-system/bad.ts'

export const token = button
