import { colour } from '../../tokens/good.ts' // red: layers-by-name

/** `./deposit/model` is in the exports of `features/package.json`. */
export const model = colour
