import ts from 'typescript'
import { type Violation, violationAt, walk } from '../scripts/lib/conventions/sourceTree.ts'

/** What the screens ask of the server's themes. */
export interface UsedThemes {
  /** Names passed to `button('…')`, sorted. */
  buttons: readonly string[]
  /** Names in `theme="…"`, sorted. */
  inputs: readonly string[]
  /** `<Button>` elements without the props of a named button. */
  unnamed: readonly Violation[]
}

/** Finds the themes that screens use, by their syntax: names are literals, because `ButtonName` is a union of them. */
export function findUsedThemes(files: readonly ts.SourceFile[]): UsedThemes {
  const buttons = new Set<string>()
  const inputs = new Set<string>()
  const unnamed: Violation[] = []
  for (const file of files) {
    const themedVariables = new Set<string>()
    walk(file, (node) => {
      const name = namedButton(node)
      if (name !== undefined) buttons.add(name)
      if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && namedButton(node.initializer) !== undefined)
        themedVariables.add(node.name.text)
      if (ts.isJsxAttribute(node) && node.name.getText() === 'theme' && node.initializer && ts.isStringLiteral(node.initializer))
        inputs.add(node.initializer.text)
    })
    walk(file, (node) => {
      if (!ts.isJsxSelfClosingElement(node) && !ts.isJsxOpeningElement(node)) return
      if (node.tagName.getText() !== 'Button') return
      const isNamed = node.attributes.properties.some(
        (attribute) =>
          ts.isJsxSpreadAttribute(attribute) &&
          (namedButton(attribute.expression) !== undefined || themedVariables.has(attribute.expression.getText())),
      )
      if (!isNamed) unnamed.push(violationAt(node, 'unnamed button', node.tagName.getText()))
    })
  }
  return { buttons: [...buttons].sort(), inputs: [...inputs].sort(), unnamed }
}

/** The name in `button('name', …)` and `useButtonProps()('name', …)`. */
function namedButton(node: ts.Node | undefined): string | undefined {
  if (!node || !ts.isCallExpression(node) || !/^(?:button|useButtonProps\(\))$/.test(node.expression.getText())) return undefined
  const [name] = node.arguments
  return name && ts.isStringLiteral(name) ? name.text : undefined
}
