import { traverse, types } from 'storybook/internal/babel'
import type { CsfEnricher } from 'storybook/internal/types'

type StoryFile = Parameters<CsfEnricher>[1]

/**
 * Storybook's enricher, which writes the JSX of each story from its source for *Show code*, with code that can be copied: a mock `fn()` is
 * shown as `() => {}` and `fn(implementation)` as the implementation, a text that JSX cannot quote stands in
 * braces, and a component has no type arguments, which a closing tag cannot have.
 */
export const withCopyableCode =
  (enrich: CsfEnricher): CsfEnricher =>
  (csf, source) => {
    makeCopyable(source)
    return enrich(csf, source)
  }

function makeCopyable({ _ast, _meta }: StoryFile) {
  if (_meta?.component) _meta.component = _meta.component.replace(/<.*/s, '')
  traverse(_ast, {
    CallExpression(path) {
      const { callee, arguments: given } = path.node
      if (types.isIdentifier(callee, { name: 'fn' }))
        path.replaceWith(given[0] ?? types.arrowFunctionExpression([], types.blockStatement([])))
    },
    StringLiteral(path) {
      const { value } = path.node
      if (types.isObjectProperty(path.parent, { value: path.node }) && /["&\\\n<>{}]/.test(value)) path.replaceWith(templateOf(value))
    },
  })
}

/** Storybook prints every string as an attribute in quotes or as text of JSX, where none of these characters can be escaped. */
function templateOf(value: string) {
  const raw = value.replace(/[`\\]|\$(?=\{)/g, '\\$&')
  return types.templateLiteral([types.templateElement({ raw, cooked: value }, true)], [])
}
