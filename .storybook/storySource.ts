import { babelParse, type NodePath, recast, traverse, types } from 'storybook/internal/babel'
import { getPrettier } from 'storybook/internal/common'
import { createStoryArgsResolver } from 'storybook/internal/csf-tools'
import type { CsfEnricher } from 'storybook/internal/types'

type StoryFile = Parameters<CsfEnricher>[1]
type Args = Readonly<Record<string, types.Node>>

/**
 * Storybook's enricher, which writes the JSX of each story from its source for *Show code*, with code that can be copied: a mock `fn()` is
 * shown as `() => {}` and `fn(implementation)` as the implementation, `useArgState` as `useState`, `args.name` as its value and `{...args}`
 * as attributes, a text that JSX cannot quote stands in braces, and a component has no type arguments, which a closing tag cannot have.
 */
export const withCopyableCode =
  (enrich: CsfEnricher): CsfEnricher =>
  async (csf, source) => {
    makeCopyable(source)
    await enrich(csf, source)
    await inlineArgs(csf, source)
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
    JSXElement({ node }) {
      delete node.extra // its parentheses, which would be printed inside another element, as text
    },
  })
}

/** Storybook prints every string as an attribute in quotes or as text of JSX, where none of these characters can be escaped. */
function templateOf(value: string) {
  const raw = value.replace(/[`\\]|\$(?=\{)/g, '\\$&')
  return types.templateLiteral([types.templateElement({ raw, cooked: value }, true)], [])
}

/** Storybook inlines args in elements directly within each other: elsewhere they would name a parameter that pasted code does not have. */
async function inlineArgs({ _ast }: StoryFile, source: StoryFile) {
  const codes: types.StringLiteral[] = []
  traverse(_ast, {
    ObjectProperty({ node: { key, value } }) {
      if (types.isIdentifier(key, { name: 'code' }) && types.isStringLiteral(value) && /\bargs\b/.test(value.value)) codes.push(value)
    },
  })
  const { format } = await getPrettier()
  const stories = createStoryArgsResolver(source)
  for (const code of codes) {
    const [, story = ''] = /^(?:const|function) (\w+)/.exec(code.value) ?? []
    if (source._stories[story])
      code.value = await format(withValues(code.value, stories.resolve(story).args), { filepath: 'component.tsx' })
  }
}

/** The code with the values of args in place of what reads the parameter of that name; the values themselves may read a constant of that name. */
function withValues(code: string, args: Args): string {
  const ast = babelParse(code)
  const reads: NodePath[] = []
  traverse(ast, {
    Identifier(path) {
      if (path.node.name === 'args' && path.scope.hasBinding('args', true) && path.parentPath) reads.push(path.parentPath)
    },
  })
  for (const path of reads) {
    const { node, parent } = path
    if ((types.isMemberExpression(node) || types.isOptionalMemberExpression(node)) && types.isIdentifier(node.property))
      path.replaceWith(args[node.property.name] ?? types.identifier('undefined'))
    else if (types.isJSXSpreadAttribute(node) && types.isJSXOpeningElement(parent)) path.replaceWithMultiple(attributesOf(args, parent))
    else if (types.isFunction(node) && node.params.length === 1) node.params = []
  }
  return recast.print(ast).code
}

/** The args as attributes, without those that the element has of its own. */
function attributesOf(args: Args, { attributes }: types.JSXOpeningElement) {
  const own = attributes.map((each) => types.isJSXAttribute(each) && each.name.name)
  return Object.entries(args).flatMap(([name, value]) => {
    if (own.includes(name) || !types.isExpression(value)) return []
    return types.jsxAttribute(types.jsxIdentifier(name), types.isStringLiteral(value) ? value : types.jsxExpressionContainer(value))
  })
}
