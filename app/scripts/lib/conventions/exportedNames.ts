import { dirname, join } from 'node:path'
import ts from 'typescript'
import { hasModifier, type Violation, violationAt } from './sourceTree.ts'

const isStyleFile = (file: string) => file.endsWith('.css.ts')

/**
 * Exported names that are declared in more than one file. A name is counted where it is declared: passing it on (`export … from`) is free,
 * under a new name it counts again. The constants of a style file are read as `styles.name`, so only those that are imported by name count.
 */
export function findDuplicateNames(files: readonly ts.SourceFile[]): Violation[] {
  const namedStyles = new Set(files.flatMap(stylesImportedByName))
  const nodesByName = new Map<string, ts.Node[]>()
  for (const file of files)
    for (const node of exportedDeclarations(file)) {
      const name = node.text
      if (isStyleFile(file.fileName) && !namedStyles.has(`${file.fileName} ${name}`)) continue
      nodesByName.set(name, [...(nodesByName.get(name) ?? []), node])
    }
  return [...nodesByName].flatMap(([name, nodes]) =>
    new Set(nodes.map((node) => node.getSourceFile())).size > 1 ? nodes.map((node) => violationAt(node, 'name', name)) : [],
  )
}

/** The identifiers by which a file exports what it declares. */
function exportedDeclarations(file: ts.SourceFile): ts.Identifier[] {
  const imported = new Set(file.statements.filter(ts.isImportDeclaration).flatMap((statement) => importedNames(statement)))
  return file.statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) return specifiersThatName(statement, imported)
    if (!hasModifier(statement, ts.SyntaxKind.ExportKeyword) || hasModifier(statement, ts.SyntaxKind.DefaultKeyword)) return []
    if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.flatMap(({ name }) => boundNames(name))
    const { name } = statement as ts.DeclarationStatement // an exported statement is a declaration
    return name && ts.isIdentifier(name) ? [name] : []
  })
}

/** `export { a }` names a local declaration, and `export { a as b }` names `b`; `export { a } from` and an imported `a` are passed on. */
function specifiersThatName({ exportClause, moduleSpecifier }: ts.ExportDeclaration, imported: ReadonlySet<string>): ts.Identifier[] {
  if (!exportClause || !ts.isNamedExports(exportClause)) return []
  return exportClause.elements.flatMap(({ name, propertyName }) => {
    const isPassedOn = propertyName === undefined && (moduleSpecifier !== undefined || imported.has(name.text))
    return isPassedOn || !ts.isIdentifier(name) || name.text === 'default' ? [] : [name]
  })
}

const boundNames = (name: ts.BindingName): ts.Identifier[] =>
  ts.isIdentifier(name) ? [name] : name.elements.flatMap((element) => (ts.isBindingElement(element) ? boundNames(element.name) : []))

function importedNames({ importClause }: ts.ImportDeclaration): string[] {
  const bindings = importClause?.namedBindings
  return bindings && ts.isNamedImports(bindings) ? bindings.elements.map(({ name }) => name.text) : []
}

/** `path name` of every constant that a file imports by name from a style file. */
function stylesImportedByName(file: ts.SourceFile): string[] {
  return file.statements.filter(ts.isImportDeclaration).flatMap(({ importClause, moduleSpecifier }) => {
    const bindings = importClause?.namedBindings
    if (!ts.isStringLiteral(moduleSpecifier) || !isStyleFile(moduleSpecifier.text) || !bindings || !ts.isNamedImports(bindings)) return []
    const path = join(dirname(file.fileName), moduleSpecifier.text)
    return bindings.elements.map(({ name, propertyName }) => `${path} ${(propertyName ?? name).text}`)
  })
}
