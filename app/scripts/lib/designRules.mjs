// Lint rules of the design system on the TypeScript syntax tree: logical properties, tokens instead of literals, no hard-coded text, no
// selector that makes a change expensive.
import ts from 'typescript'

const physicalProperty =
  /^(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right|Top|Bottom)|^(?:left|right|top|bottom)$|^(?:min|max)?(?:Width|Height)$|^(?:width|height)$/
const directionalProperties = new Set(['textAlign', 'float', 'clear', 'captionSide'])
const color = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\((?!from\b)/i
const namedColor = /^(?:white|black|red|green|blue|gr[ae]y|silver|yellow|orange|purple|pink|navy|teal)$/i
/** Properties covered by the token scales. Sizes of a component itself are not checked. */
const scaledProperty = /^(?:padding|margin|gap|rowGap|columnGap|fontSize|borderRadius|boxShadow)/
/** `+ *` and `~ *`: whenever an element is inserted, the browser styles all that follow it in its parent, with their descendants. */
const anySibling = /[+~] *\*/
const motionProperty = /^(?:transition|animation)/
/** Allowed without a token: up to 2 px (hairline or optical correction), and `em` (relative to the text). */
const exceedsTwoPixels = (text) =>
  [...text.matchAll(/-?(\d*\.?\d+)(px|rem)\b/g)].some(([, figure, unit]) => Number(figure) * (unit === 'rem' ? 16 : 1) > 2)
const textAttributes = new Set(['aria-label', 'aria-roledescription', 'aria-valuetext', 'title', 'alt', 'placeholder', 'label'])

/**
 * Violations of one file as `{ line, rule, text }`. `// literal: reason` on the line or on the line before suppresses one.
 * @param {string} file path; `.css.ts` is checked as styles, anything else as a component
 * @param {string} content
 */
export function findViolations(file, content) {
  const source = ts.createSourceFile(file, content, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)
  const lines = content.split('\n')
  const violations = []
  const report = (node, rule) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
    const suppressed = /literal: \S+/.test(lines[line]) || /^\s*(?:\/\/|\/?\*) ?literal: \S+/.test(lines[line - 1] ?? '')
    if (!suppressed && !violations.some((other) => other.line === line + 1 && other.rule === rule))
      violations.push({ line: line + 1, rule, text: lines[line].trim() })
  }
  const check = file.endsWith('.css.ts') ? checkStyle : checkMarkup
  const visit = (node) => {
    check(node, report)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return violations
}

function checkStyle(node, report) {
  if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
    if (color.test(node.getText())) report(node, 'colour')
    if (anySibling.test(node.getText())) report(node, 'any sibling')
  }
  if (!ts.isPropertyAssignment(node) || ts.isComputedPropertyName(node.name)) return
  const name = node.name.text
  const value = node.initializer
  const literal =
    ts.isStringLiteralLike(value) || ts.isTemplateExpression(value) || ts.isNumericLiteral(value) || ts.isPrefixUnaryExpression(value)
  if (physicalProperty.test(name) && (literal || ts.isElementAccessExpression(value) || ts.isPropertyAccessExpression(value)))
    report(node, 'logical')
  if (!literal) return
  const text = ts.isNumericLiteral(value) || ts.isPrefixUnaryExpression(value) ? `${value.getText()}px` : value.getText()
  if (directionalProperties.has(name) && /\b(?:left|right|top|bottom)\b/.test(text)) report(node, 'logical')
  if (scaledProperty.test(name) && exceedsTwoPixels(text)) report(node, 'scale')
  if (motionProperty.test(name) && /\b\d*\.?\d+m?s\b/.test(text)) report(node, 'motion')
  if (ts.isStringLiteralLike(value) && namedColor.test(value.text)) report(node, 'colour')
}

function checkMarkup(node, report) {
  if (ts.isJsxText(node) && /\p{L}/u.test(node.text)) report(node, 'words')
  if (ts.isStringLiteralLike(node) && /[æøå]/i.test(node.text)) report(node, 'words')
  if (!ts.isJsxAttribute(node)) return
  const name = node.name.getText()
  if (name === 'style') report(node, 'inline style')
  if (textAttributes.has(name) && node.initializer && ts.isStringLiteral(node.initializer) && /\p{L}/u.test(node.initializer.text))
    report(node, 'words')
}
