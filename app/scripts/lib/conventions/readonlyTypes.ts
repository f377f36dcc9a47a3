import ts from 'typescript'
import { hasModifier, type Violation, violationAt, walk } from './sourceTree.ts'

/**
 * Property signatures carry no `readonly`: values are not assigned to after they are built, and Biome refuses the rest. Arrays in
 * properties and parameters are `readonly T[]`, because `push` and `sort` change the caller's value.
 */
export function findReadonlyTypes(files: readonly ts.SourceFile[]): Violation[] {
  const violations: Violation[] = []
  for (const file of files)
    walk(file, (node) => {
      if (ts.isPropertySignature(node) && hasModifier(node, ts.SyntaxKind.ReadonlyKeyword))
        violations.push(violationAt(node, 'readonly property', node.name.getText()))
      const isRest = ts.isParameter(node) && node.dotDotDotToken !== undefined
      if ((ts.isPropertySignature(node) || ts.isParameter(node)) && !isRest)
        for (const array of mutableArrays(node.type)) violations.push(violationAt(array, 'mutable array', node.name.getText()))
    })
  return violations
}

/** Array types that are a property's or parameter's type or a member of its union. */
function mutableArrays(type: ts.TypeNode | undefined): ts.TypeNode[] {
  if (!type) return []
  if (ts.isParenthesizedTypeNode(type)) return mutableArrays(type.type)
  if (ts.isUnionTypeNode(type)) return type.types.flatMap(mutableArrays)
  return ts.isArrayTypeNode(type) ? [type] : []
}
