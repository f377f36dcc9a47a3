import ts from 'typescript'
import { hasModifier, type Violation, violationAt } from './sourceTree.ts'

/** Properties of an exported `…Props` whose comment says nothing: their cell in a table of props is empty. Inherited ones are the base's. */
export const findUndescribedProps = (files: readonly ts.SourceFile[]): Violation[] =>
  files
    .flatMap((file) => file.statements.filter(ts.isInterfaceDeclaration))
    .filter((props) => props.name.text.endsWith('Props') && hasModifier(props, ts.SyntaxKind.ExportKeyword))
    .flatMap(({ name, members }) =>
      members
        .filter((prop) => !hasDescription(prop))
        .map((prop) => violationAt(prop, 'description', `${name.text}.${prop.name?.getText()}`)),
    )

/** Whether a comment has text of its own, and not only tags. */
const hasDescription = (node: ts.Node): boolean =>
  ts.getJSDocCommentsAndTags(node).some((comment) => ts.isJSDoc(comment) && ts.getTextOfJSDocComment(comment.comment))
