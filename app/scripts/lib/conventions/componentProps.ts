import ts from 'typescript'
import { type Violation, violationAt } from './sourceTree.ts'

/** Components whose props are not typed by a named `…Props`. Biome holds the form of the named type: an `interface` for a plain object. */
export const findUnnamedProps = (files: readonly ts.SourceFile[]): Violation[] =>
  files
    .filter(({ fileName }) => fileName.endsWith('.tsx'))
    .flatMap((file) => file.statements.flatMap(componentsOf))
    .flatMap(({ name, component }) => {
      const [props] = component.parameters
      return props && !isNamedProps(props.type) ? [violationAt(props, 'props', name)] : []
    })

/** More props than this are grouped by subject. */
const mostProps = 12

/** Props with too many members of their own; inherited ones are the base's. */
export const findManyProps = (files: readonly ts.SourceFile[]): Violation[] =>
  files
    .flatMap((file) => file.statements.filter(ts.isInterfaceDeclaration))
    .filter(({ name, members }) => name.text.endsWith('Props') && members.length > mostProps)
    .map(({ name }) => violationAt(name, 'many props', name.text))

const isNamedProps = (type: ts.TypeNode | undefined): boolean =>
  type !== undefined && ts.isTypeReferenceNode(type) && /Props$/.test(type.typeName.getText())

interface NamedComponent {
  name: string
  component: ts.FunctionDeclaration | ts.ArrowFunction | ts.FunctionExpression
}

/** Functions at the top of a file with a capital first letter, also inside `memo(…)`. */
function componentsOf(statement: ts.Statement): NamedComponent[] {
  if (ts.isFunctionDeclaration(statement))
    return isComponentName(statement.name?.text) ? [{ name: statement.name?.text ?? '', component: statement }] : []
  if (!ts.isVariableStatement(statement)) return []
  return statement.declarationList.declarations.flatMap(({ name, initializer }) => {
    const component = initializer && functionIn(initializer)
    return ts.isIdentifier(name) && isComponentName(name.text) && component ? [{ name: name.text, component }] : []
  })
}

const isComponentName = (name: string | undefined): boolean => /^[A-Z][a-z0-9]/.test(name ?? '')

function functionIn(expression: ts.Expression): ts.ArrowFunction | ts.FunctionExpression | undefined {
  if (ts.isArrowFunction(expression) || ts.isFunctionExpression(expression)) return expression
  if (!ts.isCallExpression(expression) || !/^(?:memo|forwardRef)$/.test(expression.expression.getText())) return undefined
  const [wrapped] = expression.arguments
  return wrapped && functionIn(wrapped)
}
