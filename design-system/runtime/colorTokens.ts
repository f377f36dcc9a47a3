import { vars } from '@casino/tokens/vars'

interface TokenTree {
  readonly [name: string]: string | TokenTree
}

const named = (tree: TokenTree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([name, value]) => (typeof value === 'string' ? [[path + name, value]] : named(value, `${path}${name}.`)))

/** CSS variable of each colour token by the name that a theme writes: `page`, `action.bg`. */
export const colorTokens: ReadonlyMap<string, string> = new Map(named(vars.color))
