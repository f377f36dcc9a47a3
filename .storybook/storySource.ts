import { babelParse, generate, traverse, types } from 'storybook/internal/babel'
import type { CsfEnricher } from 'storybook/internal/types'

type StoryFile = Parameters<CsfEnricher>[1]

/**
 * Storybook's enricher, which writes the JSX of each story from its source for *Show code*, with code that can be copied: a mock `fn()` is
 * shown as `() => {}` and `fn(implementation)` as the implementation, `useArgState` as `useState`, `args.name` as its value, a text that JSX cannot quote stands in
 * braces, and a component has no type arguments, which a closing tag cannot have.
 */
export const withCopyableCode =
  (enrich: CsfEnricher): CsfEnricher =>
  async (csf, source) => {
    makeCopyable(source)
    await enrich(csf, source)
    inlineArgs(csf, source)
  }

function makeCopyable({ _ast, _meta }: StoryFile) {
  if (_meta?.component) _meta.component = _meta.component.replace(/<.*/s, '')
  traverse(_ast, {
    CallExpression(path) {
      const { callee, arguments: given } = path.node
      if (types.isIdentifier(callee, { name: 'useArgState' })) callee.name = 'useState'
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

/** Storybook inlines `{...args}` alone: what reads a single arg would name a parameter that pasted code does not have. */
function inlineArgs({ _ast }: StoryFile, { _metaAnnotations, _storyAnnotations }: StoryFile) {
  traverse(_ast, {
    ObjectProperty({ node: { key, value } }) {
      if (!types.isIdentifier(key, { name: 'code' }) || !types.isStringLiteral(value)) return
      const [, story = ''] = /^const (\w+) = \(args\)/.exec(value.value) ?? []
      if (story) value.value = withValues(value.value, { ...valuesOf(_metaAnnotations.args), ...valuesOf(_storyAnnotations[story]?.args) })
    },
  })
}

/** The source of each value of an object literal. */
const valuesOf = (args: types.Node | undefined): Record<string, string> =>
  types.isObjectExpression(args)
    ? Object.fromEntries(
        args.properties.flatMap((property) =>
          types.isObjectProperty(property) && types.isIdentifier(property.key) ? [[property.key.name, generate(property.value).code]] : [],
        ),
      )
    : {}

function withValues(code: string, values: Readonly<Record<string, string>>): string {
  const places: { start: number; end: number; text: string }[] = []
  let others = 0
  traverse(babelParse(code), {
    Identifier({ node, parent }) {
      if (node.name !== 'args' || types.isFunction(parent)) return
      if ((types.isMemberExpression(parent) || types.isOptionalMemberExpression(parent)) && types.isIdentifier(parent.property)) {
        const { property, start, end } = parent
        places.push({ start: start ?? 0, end: end ?? 0, text: values[property.name] ?? 'undefined' })
      } else others += 1
    },
  })
  const inlined = places
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, text: value }) =>
        text.slice(0, start) + (/^[(?]/.test(text.slice(end)) ? `(${value})` : value) + text.slice(end),
      code,
    )
  return others === 0 ? inlined.replace('(args) =>', '() =>') : inlined
}
