import ts from 'typescript'
import { hasModifier, type Violation, violationAt } from './sourceTree.ts'

type TypeDeclaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration

/**
 * Properties without a comment of their own in an exported `…Props`, or in a type that it extends, joins or picks from: their cell in the
 * table of props is empty.
 */
export function findUndescribedProps(files: readonly ts.SourceFile[]): Violation[] {
  const declared = files.flatMap(({ statements }) => statements.filter(isTypeDeclaration))
  const listed = new Set(declared.filter((type) => type.name.text.endsWith('Props') && hasModifier(type, ts.SyntaxKind.ExportKeyword)))
  // a set is iterated over what is added meanwhile: bases of bases
  for (const type of listed) for (const base of basesOf(type)) for (const found of declared) if (found.name.text === base) listed.add(found)
  return [...listed].flatMap((type) =>
    membersOf(type)
      .filter((prop) => !hasDescription(prop))
      .map((prop) => violationAt(prop, 'description', `${type.name.text}.${prop.name?.getText()}`)),
  )
}

const isTypeDeclaration = (node: ts.Node): node is TypeDeclaration => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)

/** Names of the types whose members a type has too. */
function basesOf(type: TypeDeclaration): string[] {
  if (ts.isInterfaceDeclaration(type)) return (type.heritageClauses ?? []).flatMap(({ types }) => types.map(namedType))
  return partsOf(type.type).filter(ts.isTypeReferenceNode).map(namedType)
}

/** `Base`, and the `Base` of `Omit<Base, 'label'>`. */
function namedType(type: ts.ExpressionWithTypeArguments | ts.TypeReferenceNode): string {
  const name = (ts.isTypeReferenceNode(type) ? type.typeName : type.expression).getText()
  const [of] = type.typeArguments ?? []
  return /^(?:Omit|Pick|Partial|Required)$/.test(name) && of && ts.isTypeReferenceNode(of) ? namedType(of) : name
}

/** The types that an intersection or a union joins. */
const partsOf = (type: ts.TypeNode): ts.TypeNode[] => {
  if (ts.isParenthesizedTypeNode(type)) return partsOf(type.type)
  return ts.isIntersectionTypeNode(type) || ts.isUnionTypeNode(type) ? type.types.flatMap(partsOf) : [type]
}

const membersOf = (type: TypeDeclaration): ts.TypeElement[] =>
  ts.isInterfaceDeclaration(type)
    ? [...type.members]
    : partsOf(type.type)
        .filter(ts.isTypeLiteralNode)
        .flatMap(({ members }) => [...members])

/** Whether a comment has text of its own, and not only tags. */
const hasDescription = (node: ts.Node): boolean =>
  ts.getJSDocCommentsAndTags(node).some((comment) => ts.isJSDoc(comment) && ts.getTextOfJSDocComment(comment.comment))
