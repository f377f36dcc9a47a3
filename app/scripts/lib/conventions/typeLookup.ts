import ts from 'typescript'

/** The literal values of the properties of one object type, by property name; other properties are left out. */
export type LiteralProperties = ReadonlyMap<string, ReadonlySet<string>>

type TypeDeclaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration

/** Finds declarations of types by name, first in the same file, then among the exports of all files (whose names are unique). */
export class TypeLookup {
  readonly #local = new Map<string, TypeDeclaration>()
  readonly #exported = new Map<string, TypeDeclaration>()

  constructor(files: readonly ts.SourceFile[]) {
    for (const file of files)
      for (const statement of file.statements) {
        if (!ts.isInterfaceDeclaration(statement) && !ts.isTypeAliasDeclaration(statement)) continue
        this.#local.set(`${file.fileName} ${statement.name.text}`, statement)
        this.#exported.set(statement.name.text, statement)
      }
  }

  find(name: ts.EntityName): TypeDeclaration | undefined {
    const text = name.getText()
    return this.#local.get(`${name.getSourceFile().fileName} ${text}`) ?? this.#exported.get(text)
  }

  /** The object types that a type consists of: one for an object, several for a union, none for what syntax does not show. */
  objectsOf(type: ts.TypeNode, depth = 0): readonly LiteralProperties[] {
    if (depth > 8) return [] // a recursive type
    if (ts.isParenthesizedTypeNode(type)) return this.objectsOf(type.type, depth)
    if (ts.isTypeLiteralNode(type)) return [this.#literalsOf(type.members)]
    if (ts.isUnionTypeNode(type)) return type.types.flatMap((member) => this.objectsOf(member, depth))
    if (ts.isIntersectionTypeNode(type)) return this.#combine(type.types, depth)
    if (!ts.isTypeReferenceNode(type)) return []
    const [argument] = type.typeArguments ?? []
    if (argument && ['Readonly', 'Omit', 'Pick'].includes(type.typeName.getText())) return this.objectsOf(argument, depth + 1)
    const declaration = this.find(type.typeName)
    if (!declaration) return []
    return ts.isTypeAliasDeclaration(declaration) ? this.objectsOf(declaration.type, depth + 1) : [this.#literalsOf(declaration.members)]
  }

  /** An intersection of unions is a union: each object of one part with each object of the others. */
  #combine(parts: readonly ts.TypeNode[], depth: number): LiteralProperties[] {
    const known = parts.map((part) => this.objectsOf(part, depth + 1)).filter((objects) => objects.length > 0)
    return known.reduce<LiteralProperties[]>(
      (all, objects) => all.flatMap((left) => objects.map((right) => new Map([...left, ...right]))),
      known.length > 0 ? [new Map()] : [],
    )
  }

  #literalsOf(members: ts.NodeArray<ts.TypeElement>): LiteralProperties {
    return new Map(
      members.flatMap((member) => {
        if (!ts.isPropertySignature(member) || !member.type || member.questionToken) return []
        const values = this.#literalValues(member.type)
        return values.length > 0 ? [[member.name.getText(), new Set(values)] as const] : []
      }),
    )
  }

  /** `'a' | 'b'` → both, `true` → one; nothing when a part is no literal. */
  #literalValues(type: ts.TypeNode): readonly string[] {
    if (ts.isLiteralTypeNode(type)) return type.literal.kind === ts.SyntaxKind.NullKeyword ? [] : [type.literal.getText()]
    if (ts.isParenthesizedTypeNode(type)) return this.#literalValues(type.type)
    if (ts.isUnionTypeNode(type)) {
      const values = type.types.map((part) => this.#literalValues(part))
      return values.every((part) => part.length > 0) ? values.flat() : []
    }
    const declaration = ts.isTypeReferenceNode(type) ? this.find(type.typeName) : undefined
    return declaration && ts.isTypeAliasDeclaration(declaration) ? this.#literalValues(declaration.type) : []
  }
}
