import { createVar } from '@vanilla-extract/css'

/** Largest font size of an Amount, set by a component whose width a grid sets: 13 % of its room holds "4.182.667,40 kr.", 7.5 em wide. */
export const amountLimit = createVar('amount-limit')
