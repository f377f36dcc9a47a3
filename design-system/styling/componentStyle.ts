import { type GlobalStyleRule, globalStyle, type StyleRule, style, styleVariants } from '@vanilla-extract/css'
import { layer } from '../theme/layers.css.ts'

/*
 * The three ways to write a rule in the `components` cascade layer. Call them in `.css.ts` files only.
 */
type LayerRule = NonNullable<StyleRule['@layer']>[string]
type GlobalLayerRule = NonNullable<GlobalStyleRule['@layer']>[string]

/** A class. */
export const componentStyle = (rule: LayerRule): string => style({ '@layer': { [layer.components]: rule } })

/** A class for each entry: of `rules`, or of `values` through `toRule`. */
export function componentVariants<Name extends string | number>(rules: Record<Name, LayerRule>): Record<Name, string>
export function componentVariants<Values extends Record<string | number, unknown>, Name extends keyof Values>(
  values: Values,
  toRule: (value: Values[Name], name: Name) => LayerRule,
): Record<Name, string>
export function componentVariants<Values extends Record<string | number, LayerRule>, Name extends keyof Values>(
  values: Values,
  toRule: (value: Values[Name], name: Name) => LayerRule = (rule) => rule,
): Record<Name, string> {
  return styleVariants<Values, Name>(values, (value, name) => ({ '@layer': { [layer.components]: toRule(value, name) } }))
}

/** A rule for elements that cannot carry a class, or that depends on two components. */
export const globalComponentStyle = (selector: string, rule: GlobalLayerRule) =>
  globalStyle(selector, { '@layer': { [layer.components]: rule } })
