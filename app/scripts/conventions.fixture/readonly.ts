// Read by `conventions.test.ts` only: every line marked red must be reported, every other one must pass.
export interface Basket {
  readonly owner: string /* red: readonly property */
  goods: readonly string[]
  gone: string[] /* red: mutable array */
  kept: string[] | undefined /* red: mutable array */
  sorted: () => string[]
}

export const count = (goods: readonly string[]): number => goods.length
export const countAll = (goods: (string | number)[]): number => goods.length /* red: mutable array */
export const join = (...goods: string[]): string => goods.join()
