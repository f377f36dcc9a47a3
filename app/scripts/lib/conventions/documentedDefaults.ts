import ts from 'typescript'
import { propertiesNamed, type Violation, violationAt, walk } from './sourceTree.ts'

/**
 * Props whose default stands in `defaultVariants`, where the tables of props do not see it, and whose comment does not state the same value
 * with `@default`.
 */
export const findUndocumentedDefaults = (files: readonly ts.SourceFile[]): Violation[] =>
  files.flatMap((file) => {
    const props = propsOf(file)
    return defaultsIn(file).flatMap(({ name, value }) =>
      props
        .filter((prop) => prop.name.getText() === name && documentedDefault(prop) !== value)
        .map((prop) => violationAt(prop, 'default', `${name} @default ${value}`)),
    )
  })

/** Optional properties of the file's types. */
function propsOf(file: ts.SourceFile): ts.PropertySignature[] {
  const found: ts.PropertySignature[] = []
  walk(file, (node) => {
    if (ts.isPropertySignature(node) && node.questionToken) found.push(node)
  })
  return found
}

const defaultsIn = (file: ts.SourceFile): { name: string; value: string }[] =>
  propertiesNamed(file, 'defaultVariants').flatMap((property) =>
    ts.isPropertyAssignment(property) && ts.isObjectLiteralExpression(property.initializer)
      ? property.initializer.properties.filter(ts.isPropertyAssignment).map(({ name, initializer }) => ({
          name: name.getText(),
          value: ts.isStringLiteral(initializer) ? initializer.text : initializer.getText(),
        }))
      : [],
  )

const documentedDefault = (prop: ts.PropertySignature): string | undefined => {
  const tag = ts.getJSDocTags(prop).find(({ tagName }) => tagName.text === 'default')
  return tag && ts.getTextOfJSDocComment(tag.comment)
}
